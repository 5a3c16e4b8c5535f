import { expect, test } from 'vitest'

import { instantOf, nextMorning, readPlan, typedAt } from './typedPlan'

const LONDON = 'Europe/London'
const now = new Date('2026-11-20T09:30:00Z')
const at = (day: string, time: string) => ({ day, time })

test('a plan has the instants of what is typed', () => {
  expect(readPlan({ from: undefined, until: undefined }, LONDON, now).plan).toEqual({
    from: undefined,
    until: null,
  })
  const typed = { from: at('2026-11-24', '09:00'), until: at('2027-07-01', '09:00') }
  expect(readPlan(typed, LONDON, now).plan).toEqual({
    from: '2026-11-24T09:00:00.000Z',
    until: '2027-07-01T08:00:00.000Z',
  })
  expect(readPlan(typed, 'America/New_York', now).plan).toEqual({
    from: '2026-11-24T14:00:00.000Z',
    until: '2027-07-01T13:00:00.000Z',
  })
})

test('a start that has passed is accepted: it means now', () => {
  const typed = { from: at('2026-11-20', '09:00'), until: at('2026-11-20', '09:31') }
  expect(readPlan(typed, LONDON, now).plan).toBeDefined()
})

test.each([
  ['no day', { from: at('', '09:00') }, { from: { day: 'A day is required' } }],
  ['no time', { until: at('2026-11-24', '') }, { until: { time: 'A time is required' } }],
  [
    'nothing',
    { from: at('', '') },
    { from: { day: 'A day is required', time: 'A time is required' } },
  ],
  [
    'no real time',
    { from: at('2026-11-24', '25:00') },
    { from: { time: 'It must be a time of day' } },
  ],
  ['no real day', { from: at('2026-02-30', '09:00') }, { from: { day: 'It must be a day' } }],
  [
    'a text',
    { from: at('soon', 'noon') },
    { from: { day: 'It must be a day', time: 'It must be a time of day' } },
  ],
  [
    'a time that does not exist',
    { from: at('2027-03-28', '01:30') },
    { from: { time: 'This time does not exist' } },
  ],
  [
    'a time that exists twice',
    { from: at('2027-10-31', '01:30') },
    { from: { time: 'Choose the first or the second time' } },
  ],
  [
    'a start too far away',
    { from: at('2031-11-21', '09:00') },
    { from: { day: 'It must be within the next five years' } },
  ],
  [
    'an end that has passed',
    { until: at('2026-11-20', '09:30') },
    { until: { day: 'The end must be later than now' } },
  ],
  [
    'an end before the start',
    { from: at('2026-11-24', '09:00'), until: at('2026-11-24', '08:00') },
    { until: { day: 'The end must be later than the start' } },
  ],
  [
    'an end before a start that has passed',
    { from: at('2026-11-19', '09:00'), until: at('2026-11-18', '08:00') },
    { until: { day: 'The end must be later than now' } },
  ],
])('%s is to be corrected', (_what, typed, errors) => {
  const plan = { from: undefined, until: undefined, ...typed }
  expect(readPlan(plan, LONDON, now).errors).toEqual(errors)
})

test('which of two times is meant', () => {
  const twice = at('2027-10-31', '01:30')
  expect(instantOf({ ...twice, turn: 'first' }, LONDON)).toBe('2027-10-31T00:30:00.000Z')
  expect(instantOf({ ...twice, turn: 'second' }, LONDON)).toBe('2027-10-31T01:30:00.000Z')
})

test('an instant is typed as the clocks show it, and means itself', () => {
  expect(typedAt('2026-11-24T09:00:00Z', LONDON)).toEqual(at('2026-11-24', '09:00'))
  for (const instant of ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'])
    expect(instantOf(typedAt(instant, LONDON), LONDON)).toBe(instant)
})

test('the next morning is that of the zone', () => {
  expect(nextMorning(now, LONDON)).toEqual(at('2026-11-21', '09:00'))
  expect(nextMorning(new Date('2026-11-30T20:00:00Z'), 'Asia/Tokyo')).toEqual(
    at('2026-12-02', '09:00'),
  )
})
