import { liveMoment, type LiveTime, type WholeRevision } from '@staff/contract'
import { FIXTURE_NOW, type AnyEntity, type Fixtures } from '@staff/entity'

import { withVersion, type FakeLive, type FakeRecord, type FakeRow } from './versions'

/** A deleted record, with the version of its deletion. */
export interface FakeTrashed {
  record: FakeRecord
  by: { userId: string; name: string }
  /** @default now */
  at?: string
}

/** What is stored at the start, by area. */
export interface FakeStart {
  /**
   * The stored records by area, instead of the fixtures.
   * @default {}
   */
  records?: Readonly<Record<string, readonly object[]>>
  /**
   * The stored versions of records, by area and id, the oldest first. The last one is the stored record.
   * @default each record has one version
   */
  histories?: Readonly<Record<string, Readonly<Record<string, readonly WholeRevision[]>>>>
  /**
   * The deleted records, by area.
   * @default {}
   */
  trashes?: Readonly<Record<string, readonly FakeTrashed[]>>
  /**
   * When the public site shows the records, by area and id, in any form of ISO 8601. A record with an empty list is a draft.
   * @default each record is live in its present version since its last change
   */
  lives?: Readonly<Record<string, Readonly<Record<string, readonly LiveTime[]>>>>
}

type Kept = Pick<FakeRow, 'record' | 'versions'>

/** What is stored of an entity at the start. */
export function firstRows(
  { entity, records: fixtures }: Pick<Fixtures, 'entity' | 'records'>,
  { records = {}, histories = {}, trashes = {}, lives = {} }: FakeStart,
): FakeRow[] {
  const { area, idKey } = entity
  // Only their entity knows the fields of stored records.
  const stored = structuredClone(records[area] ?? fixtures) as readonly FakeRecord[]
  const existing = { reason: 'existing', by: undefined } as const
  const rows = stored.map((record) => {
    const id = String(record[idKey])
    const versions = histories[area]?.[id]
    const kept = versions
      ? { record, versions }
      : withVersion(entity, record, existing, { at: record.updatedAt })
    const live = firstLives(entity, kept, lives[area]?.[id])
    return { record, versions: kept.versions, live, ended: [] }
  })
  const deleted = (trashes[area] ?? []).map(({ record, by, at }) =>
    trashed(entity, withVersion(entity, record, { reason: 'deleted', by }, { at })),
  )
  return [...rows, ...deleted]
}

/** When the public site shows a record: at the given times, or since its last change. */
function firstLives(
  { publicSite }: AnyEntity,
  kept: Kept,
  times: readonly LiveTime[] = [sinceItsChange(kept.record)],
): FakeLive[] {
  if (!publicSite) return []
  return times.map(({ version, from, until }) => ({
    version,
    from: liveMoment(from),
    until: until === null ? null : liveMoment(until),
    values: valuesIn(kept, version),
  }))
}

/** A deleted record, which was live until its deletion. */
function trashed({ publicSite }: AnyEntity, kept: Kept): FakeRow {
  if (!publicSite) return { ...kept, live: [], ended: [] }
  const { record, versions } = kept
  const until = liveMoment(versions.at(-1)?.at ?? FIXTURE_NOW)
  const { from, version } = sinceItsChange(record)
  // The stamp of a sample may be later than its deletion.
  const start = from < until ? from : until
  const time = { version: version - 1, from: start, until: null, values: record }
  return { ...kept, live: [{ ...time, until }], ended: [time] }
}

function sinceItsChange({ updatedAt, version }: FakeRecord): LiveTime {
  const now = liveMoment(FIXTURE_NOW)
  const from = liveMoment(updatedAt)
  return { version, from: from < now ? from : now, until: null }
}

/** A record as it was in a version; as it is if that version is not kept. */
function valuesIn({ record, versions }: Kept, version: number): FakeRecord {
  const found = versions.find((each) => each.version === version)
  return { ...record, ...found?.values }
}
