import { expect, test } from 'vitest'

import { planProblems } from './planProblems'

const NOW = '2026-11-24T09:00:00.000000Z'
const LATER = '2026-12-01T09:00:00.000000Z'

test.each([
  ['nothing', {}, {}],
  ['a start that has passed', { from: '2001-01-01T00:00:00.000000Z' }, {}],
  ['a start and no end', { from: LATER, until: null }, {}],
  ['an end', { until: LATER }, {}],
  ['the last day', { from: '2031-11-24T09:00:00.000000Z' }, {}],
  ['a start too far away', { from: '2031-11-24T09:01:00.000000Z' }, { from: 'tooFar' }],
  ['an end too far away', { until: '2031-11-24T09:01:00.000000Z' }, { until: 'tooFar' }],
  ['an end now', { until: NOW }, { until: 'notLater' }],
  ['an end at its start', { from: LATER, until: LATER }, { until: 'notLater' }],
  [
    'an end that has passed after a start that has passed',
    { from: '2001-01-01T00:00:00.000000Z', until: '2002-01-01T00:00:00.000000Z' },
    { until: 'notLater' },
  ],
])('%s', (_what, plan, problems) => {
  expect(planProblems(plan, NOW)).toEqual(problems)
})
