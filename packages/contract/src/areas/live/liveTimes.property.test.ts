import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  endUndone,
  followed,
  liveAt,
  liveMoment,
  publicationUndone,
  published,
  scheduledAfter,
  statusOf,
  undone,
  unpublished,
  type LiveTime,
} from './liveTimes'
import { cancelled, endingAt, lastInRow } from './scheduledTimes'

const START = Date.parse('2026-11-24T09:00:00Z')

function at(minute: number): string {
  return liveMoment(new Date(START + minute * 60_000))
}

const step = fc.oneof(
  fc.record({ act: fc.constant('save' as const), draft: fc.boolean() }),
  fc.record({
    act: fc.constant('publish' as const),
    from: fc.option(fc.integer({ min: -3, max: 9 }), { nil: undefined }),
    until: fc.option(fc.integer({ min: 10, max: 20 }), { nil: undefined }),
    replaceScheduled: fc.boolean(),
  }),
  fc.record({ act: fc.constant('cancel' as const), first: fc.boolean() }),
  fc.record({
    act: fc.constant('end' as const),
    end: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
  }),
  fc.record({ act: fc.constantFrom('unpublish', 'follow', 'undo publish', 'undo end' as const) }),
)

/** Runs the steps, one in each minute, and checks the times after each of them. */
function run(
  steps: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[],
  check: (before: LiveTime[], after: LiveTime[], now: string) => void,
) {
  let times: LiveTime[] = []
  let version = 1
  steps.forEach((each, index) => {
    const now = at(index)
    const before = times
    if (each.act === 'save') {
      version += 1
      if ('draft' in each && !each.draft) times = published(times, { version }, now)
    } else if (each.act === 'publish' && 'replaceScheduled' in each) {
      const { from, until, replaceScheduled } = each
      const wanted = {
        version,
        from: from === undefined ? undefined : at(index + from),
        until: until === undefined ? undefined : at(index + until),
        replaceScheduled,
      }
      times = published(times, wanted, now)
    } else if (each.act === 'cancel' && 'first' in each) {
      const [next] = scheduledAfter(times, now)
      times = cancelled(times, each.first ? next?.from : undefined, now)
    } else if (each.act === 'end' && 'end' in each) {
      const last = lastInRow(times, now)
      const until = each.end === undefined ? null : at(index + each.end)
      if (until === null || (last && until > last.from)) times = endingAt(times, until, now)
    } else if (each.act === 'unpublish') times = unpublished(times, now)
    else if (each.act === 'undo publish') times = publicationUndone(times, now)
    else if (each.act === 'undo end') times = endUndone(times, now)
    else {
      version += 1
      times = followed(times, { before: version - 1, after: version }, now)
    }
    check(before, times, now)
  })
}

const steps = fc.array(step, { maxLength: 15 })

test('no two versions are live at once, and what was shown before now stays as it was', () => {
  fc.assert(
    fc.property(steps, (all) => {
      run(all, (before, after, now) => {
        const sorted = after.toSorted((one, other) => (one.from < other.from ? -1 : 1))
        sorted.forEach(({ from, until }, index) => {
          expect(until === null || from < until).toBe(true)
          const next = sorted[index + 1]
          if (next) expect(until !== null && until <= next.from).toBe(true)
        })
        for (let minute = 0; at(minute) < now; minute += 1)
          expect(liveAt(after, at(minute))?.version).toBe(liveAt(before, at(minute))?.version)
      })
    }),
  )
})

test('what is scheduled changes by a publication, by an end or by their undo only', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const saves = all.filter(({ act }) => act === 'save' || act === 'follow')
      const first = published([], { version: 1, from: at(30) }, at(0))
      let times = first
      saves.forEach((each, index) => {
        const made = { before: index + 1, after: index + 2 }
        const now = at(index)
        times =
          each.act === 'follow'
            ? followed(times, made, now)
            : published(times, { version: made.after }, now)
        expect(scheduledAfter(times, now)).toEqual(first)
      })
    }),
  )
})

test('a draft stays one, and an undo of a save brings back what the site showed', () => {
  const old = published([], { version: 1 }, at(0))
  const change = { before: 2, after: 3 }
  // The save was a draft.
  expect(statusOf(3, undone(old, change, at(2)), at(2))).toBe('Published')
  // The save was published, and what it replaced was the version before it.
  const saved = published(old, { version: 2 }, at(1))
  expect(statusOf(3, undone(saved, change, at(2)), at(2))).toBe('Published')
  // The save published a record that was changed before: the site shows the former version again, not the changes.
  const later = published(old, { version: 3 }, at(1))
  const back = undone(later, { before: 3, after: 4 }, at(2))
  expect(liveAt(back, at(2))).toMatchObject({ version: 1, copyOf: at(0) })
  expect(statusOf(4, back, at(2))).toBe('Published and changed')
  // The save published what had never been public.
  const first = published([], { version: 2 }, at(1))
  expect(statusOf(3, undone(first, change, at(2)), at(2))).toBe('Unpublished')
  expect(followed([], change, at(2))).toEqual([])
  expect(followed(old, { before: 2, after: 3 }, at(2))).toEqual(old)
})

test('a version takes the place of the one before it up to its end', () => {
  const ending = published([], { version: 1, until: at(60) }, at(0))
  const [, after] = published(ending, { version: 2 }, at(10))
  expect(after).toEqual({ version: 2, from: at(10), until: at(60) })
  expect(published(ending, { version: 2, until: null }, at(10)).at(-1)?.until).toBeNull()
  // A later version that is cancelled leaves no end behind.
  const planned = published(
    published([], { version: 1 }, at(0)),
    { version: 2, from: at(60) },
    at(1),
  )
  const replaced = published(planned, { version: 3, replaceScheduled: true }, at(2))
  expect(replaced.at(-1)).toEqual({ version: 3, from: at(2), until: null })
  expect(statusOf(3, planned, at(1))).toBe('Published and changed')
  expect(statusOf(2, published([], { version: 2, from: at(60) }, at(1)), at(1))).toBe('Scheduled')
  expect(statusOf(2, [], at(1))).toBe('Draft')
})

test('what is live stays so when what is scheduled is cancelled or the end changes', () => {
  fc.assert(
    fc.property(steps, (all) => {
      run(all, (_before, after, now) => {
        const live = liveAt(after, now)
        for (const times of [cancelled(after, undefined, now), endingAt(after, null, now)])
          expect(liveAt(times, now)?.version).toBe(live?.version)
        expect(scheduledAfter(cancelled(after, undefined, now), now)).toEqual([])
      })
    }),
  )
})

test('a cancelled version gives the end back to the version before it', () => {
  const ending = published([], { version: 1, until: at(60) }, at(0))
  const planned = published(ending, { version: 2, from: at(30) }, at(1))
  expect(planned.map(({ until }) => until)).toEqual([at(30), at(60)])
  expect(cancelled(planned, undefined, at(2))).toEqual(ending)
  expect(cancelled(planned, at(30), at(2))).toEqual(ending)
  // It is live, or another time was meant.
  expect(cancelled(planned, undefined, at(31))).toEqual(planned)
  expect(cancelled(planned, at(29), at(2))).toEqual(planned)
})

test('the last of the versions that follow each other has the end', () => {
  const planned = published(
    published([], { version: 1 }, at(0)),
    { version: 2, from: at(30) },
    at(1),
  )
  expect(endingAt(planned, at(60), at(2)).map(({ until }) => until)).toEqual([at(30), at(60)])
  // Between what is live and what is scheduled there is nothing: an end, but not beyond what comes then.
  const apart = published(
    published([], { version: 1, until: at(20) }, at(0)),
    { version: 2, from: at(30) },
    at(1),
  )
  expect(endingAt(apart, at(25), at(2)).map(({ until }) => until)).toEqual([at(25), null])
  expect(endingAt(apart, null, at(2)).map(({ until }) => until)).toEqual([at(30), null])
  expect(endingAt([], at(60), at(2))).toEqual([])
  expect(lastInRow(apart, at(40))?.version).toBe(2)
})
