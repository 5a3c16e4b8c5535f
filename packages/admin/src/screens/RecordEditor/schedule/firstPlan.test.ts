import { expect, test, vi } from 'vitest'

import { firstPlan } from './firstPlan'

const LONDON = 'Europe/London'
const LATER = '2026-12-01T09:00:00.000Z'
const END = '2027-03-03T18:00:00.000Z'
const live = { version: 1, from: '2026-11-02T09:00:00.000Z', until: null }
const stateWith = (...times: { version: number; from: string; until: string | null }[]) => ({
  status: 'Published' as const,
  live: times,
})

vi.setSystemTime(new Date('2026-11-20T09:30:00Z'))
const morning = { day: '2026-11-21', time: '09:00' }

test('a draft is to go live on the next morning, without an end', () => {
  const record = { version: 2 }
  for (const state of [undefined, stateWith(), stateWith(live)])
    expect(firstPlan({ record, isChanged: false }, state, LONDON)).toMatchObject({
      isMoved: false,
      scheduled: [],
      typed: { from: morning, until: undefined },
    })
  expect(firstPlan({ record: undefined, isChanged: true }, undefined, LONDON).typed.from).toEqual(
    morning,
  )
})

test('what is live as it is stays so, with its end', () => {
  const state = stateWith({ ...live, until: END })
  const end = { day: '2027-03-03', time: '18:00' }
  const unchanged = firstPlan({ record: { version: 1 }, isChanged: false }, state, LONDON)
  expect(unchanged.typed).toEqual({ from: undefined, until: end })
  const changed = firstPlan({ record: { version: 1 }, isChanged: true }, state, LONDON)
  expect(changed.typed).toEqual({ from: morning, until: end })
})

test('the version that is scheduled gets another time, without a question', () => {
  const own = { version: 2, from: LATER, until: null }
  const plan = firstPlan({ record: { version: 2 }, isChanged: false }, stateWith(live, own), LONDON)
  expect(plan).toMatchObject({ isMoved: true, scheduled: [] })
  expect(plan.typed.from).toEqual({ day: '2026-12-01', time: '09:00' })
})

test('another version that is scheduled is asked about', () => {
  const other = { version: 2, from: LATER, until: null }
  const state = stateWith(live, other)
  for (const edited of [
    { record: { version: 3 }, isChanged: false },
    { record: { version: 2 }, isChanged: true },
  ])
    expect(firstPlan(edited, state, LONDON)).toMatchObject({
      isMoved: false,
      scheduled: [other],
      typed: { from: morning },
    })
})
