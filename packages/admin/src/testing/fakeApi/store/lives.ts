import {
  bringsLive,
  endOf,
  keptAsShown as keptTimes,
  liveAt,
  published,
  requireComplete,
  statusOf,
  unpublished,
  type LiveTime,
} from '@staff/contract'
import { ENDS_AT, shownFields, STATUS, type AnyEntity, type Status } from '@staff/entity'

import { isDeleted, type FakeRecord, type FakeRow, type LiveRule } from './versions'

/** The live times stay as they are. */
export const untouched: LiveRule = (times) => [...times]

/** The version that is made is live from now on. */
export const publishedNow: LiveRule = (times, { after }, now) =>
  published(times, { version: after }, now)

/** The site goes on showing what it shows. */
export const keptAsShown: LiveRule = (times, { after, same }, now) =>
  keptTimes(times, { version: after, same }, now)

/** The record is taken from the site. */
export const endedNow: LiveRule = (times, _made, now) => unpublished(times, now)

/** What the deletion of the record has ended comes back. The version before the deletion is the same as the one that is made. */
export const broughtBack: LiveRule = (times, { before, after }, now, ended) => [
  ...times,
  ...ended
    .filter(({ until }) => until === null || until > now)
    .map(({ version, from: copyOf, until }) => {
      const from = copyOf > now ? copyOf : now
      return version === before - 1
        ? { version: after, from, until }
        : { version, from, until, copyOf }
    }),
]

/**
 * A record after a write at a time, with its live times by the rule of the write. What its deletion ends is remembered until the next write.
 * `before` is undefined for a new record. Throws a 422 for a record that goes live and lacks what that needs.
 */
export function rowAfter(
  entity: AnyEntity,
  before: FakeRow | undefined,
  { record, versions }: Pick<FakeRow, 'record' | 'versions'>,
  at: string,
  rule: LiveRule = untouched,
): FakeRow {
  if (!entity.publicSite) return { record, versions, live: [], ended: [] }
  const { live = [], ended = [] } = before ?? {}
  const shown = live.find((each) => liveAt([each], at))
  const isSame = shownFields(entity).every((field) => isEqual(shown?.values[field], record[field]))
  const made = {
    before: before?.record.version ?? 0,
    after: record.version,
    same: isSame ? shown?.version : undefined,
  }
  const known = [...live, ...ended]
  const times = rule(live, made, at, ended)
  if (bringsLive(live, times, record.version)) requireComplete(entity, record)
  return {
    record,
    versions,
    live: times.map(({ version, from, until, copyOf }) => {
      const same = known.find((each) =>
        copyOf === undefined
          ? each.from === from && each.version === version
          : each.from === copyOf,
      )
      return { version, from, until, values: same?.values ?? record }
    }),
    ended: isDeleted({ versions }) ? presentOrLater(live, at) : [],
  }
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The live times that have not ended. */
export function presentOrLater<Time extends LiveTime>(times: readonly Time[], now: string): Time[] {
  return times.filter(({ until }) => until === null || until > now)
}

/** Whether the public site shows a record. */
export function statusIn({ record, live }: FakeRow, now: string): Status {
  return statusOf(record.version, live, now)
}

/** A record with its status, as the server stores it. */
export function withStatus(entity: AnyEntity, row: FakeRow, now: string): FakeRecord {
  return entity.publicSite ? { ...row.record, ...shownStateOf(row, now) } : row.record
}

/** Whether the public site shows each of some records, and until when, by their ids. */
export function shownStatesOf(
  { idKey }: AnyEntity,
  rows: readonly FakeRow[],
  now: string,
): ReadonlyMap<unknown, object> {
  return new Map(rows.map((row) => [row.record[idKey], shownStateOf(row, now)]))
}

function shownStateOf(row: FakeRow, now: string) {
  return { [STATUS]: statusIn(row, now), [ENDS_AT]: endOf(row.live, now) }
}

/** What the public site shows of a record; undefined for nothing. */
export function shownOf({ live }: FakeRow, now: string): FakeRecord | undefined {
  return live.find((each) => liveAt([each], now))?.values
}
