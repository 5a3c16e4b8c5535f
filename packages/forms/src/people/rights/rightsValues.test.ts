import { rightsOf, NO_RIGHTS, STEPS, type Step } from '@staff/entity'
import { expect, test } from 'vitest'

import type { RightsRow } from './rightsContext'
import {
  allRights,
  fromTemplate,
  nextStep,
  stepOf,
  TEMPLATES,
  withStep,
  withSteps,
} from './rightsValues'

const blogs: RightsRow = { area: 'blogs', label: 'Blogs', steps: STEPS }
const logs: RightsRow = { area: 'logs', label: 'Logs', steps: ['nothing', 'see', 'edit'] }
const rows = [blogs, logs]

test('a step of one area leaves the others alone', () => {
  const rights = withStep({ ...NO_RIGHTS, areas: { logs: 'see' }, regions: ['UK'] }, blogs, 'edit')
  expect(rights).toEqual({ areas: { blogs: 'edit', logs: 'see' }, actions: [], regions: ['UK'] })
  expect(withStep(rights, blogs, 'nothing').areas).toEqual({ logs: 'see' })
})

test('an area without a step gets the highest one below it', () => {
  expect(withSteps(NO_RIGHTS, rows, 'publish').areas).toEqual({ blogs: 'publish', logs: 'edit' })
  expect(stepOf({ ...NO_RIGHTS, areas: { logs: 'publish' } }, logs)).toBe('edit')
  expect(allRights(rows).areas).toEqual({ blogs: 'publish', logs: 'edit' })
})

function after(row: RightsRow, step: Step) {
  return nextStep(withStep(NO_RIGHTS, row, step), row)
}

test('after the last step comes the first', () => {
  expect(STEPS.map((step) => after(blogs, step))).toEqual(['see', 'edit', 'publish', 'nothing'])
  expect(logs.steps.map((step) => after(logs, step))).toEqual(['see', 'edit', 'nothing'])
})

test('a template replaces steps and actions, and keeps the regions', () => {
  const given = TEMPLATES.map((template) => fromTemplate(template, rows, ['UK']))
  expect(given.every(({ regions }) => regions.join() === 'UK')).toBe(true)
  expect(given.map(({ areas }) => areas['blogs'])).toEqual(['publish', 'edit', 'see', undefined])
  expect(given.map(({ actions }) => actions)).toEqual([['export', 'import'], [], [], []])
})

test('what is no table gives no rights', () => {
  expect(rightsOf('everything')).toEqual(NO_RIGHTS)
  expect(rightsOf(undefined)).toEqual(NO_RIGHTS)
})
