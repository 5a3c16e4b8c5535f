import type { SBType, StoryContextForEnhancers } from 'storybook/internal/types'
import { expect, test } from 'vitest'

import { withoutUndefined } from './optionalProps'

const NOTHING: SBType = { name: 'other', value: 'undefined' }
const UNKNOWN: SBType = { name: 'other', value: 'unknown' }

function described(type: SBType) {
  const context = { argTypes: { prop: { name: 'prop', type } } }
  return withoutUndefined(context as unknown as StoryContextForEnhancers)['prop']
}

test('a prop that can be undefined has the control of what it is otherwise', () => {
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

test('a function that can be undefined is described as a function', () => {
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
])('another type stays: %j', (type) => {
  expect(described(type)).toEqual({ name: 'prop', type })
})
