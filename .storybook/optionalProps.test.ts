import type { SBType, StoryContextForEnhancers } from 'storybook/internal/types'
import { expect, test } from 'vitest'

import { withoutUndefined } from './optionalProps'

const NOTHING: SBType = { name: 'other', value: 'undefined' }
const UNKNOWN: SBType = { name: 'other', value: 'unknown' }

function described(type: SBType) {
  const context = { argTypes: { prop: { name: 'prop', type } } }
  // The enhancer reads only the argTypes of a story's context.
  return withoutUndefined(context as unknown as StoryContextForEnhancers)['prop']
}

test('an optional prop gets the control of its type without undefined', () => {
  const type: SBType = {
    name: 'union',
    raw: 'string | undefined',
    value: [{ name: 'string' }, NOTHING],
  }
  expect(described(type)).toMatchObject({
    type: { name: 'string' },
    table: { type: { summary: 'string' } },
  })
})

test('an optional function is described as a function', () => {
  const type: SBType = { name: 'union', raw: '(() => void) | undefined', value: [UNKNOWN, NOTHING] }
  expect(described(type)).toMatchObject({
    type: { name: 'function' },
    table: { type: { summary: '() => void' } },
  })
})

test.each<SBType>([
  { name: 'string' },
  { name: 'union', raw: 'string | Date', value: [{ name: 'string' }, { name: 'date' }] },
  {
    name: 'union',
    raw: 'string | Date | undefined',
    value: [{ name: 'string' }, { name: 'date' }, NOTHING],
  },
])('leaves other types unchanged: %j', (type) => {
  expect(described(type)).toEqual({ name: 'prop', type })
})
