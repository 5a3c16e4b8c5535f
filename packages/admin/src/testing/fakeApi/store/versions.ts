import { changedFields, revisionValues, type Reason, type WholeRevision } from '@staff/contract'
import {
  FIXTURE_NOW,
  type AnyEntity,
  type Author,
  type Fixtures,
  type RecordMetadata,
} from '@staff/entity'

/** A stored record of any entity. */
export type FakeRecord = RecordMetadata & Record<string, unknown>

/** A record with its versions, the oldest first. The record is in the trash if its last version is its deletion. */
export interface FakeRow {
  readonly record: FakeRecord
  readonly versions: readonly WholeRevision[]
}

/** Why a version is made, and by whom; undefined for a visitor. */
export interface FakeAct {
  reason: Reason
  by: { userId: string; name: string } | undefined
}

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
}

/** Whether a record is in the trash. */
export function isDeleted({ versions }: FakeRow): boolean {
  return versions.at(-1)?.reason === 'deleted'
}

/** Who has stored the present version of a record; undefined where nobody is known. */
export function authorOf({ versions }: FakeRow): Author | undefined {
  const { userId = null, userName = '' } = versions.at(-1) ?? {}
  return userName === '' ? undefined : { userId, userName }
}

/** A record with its next version. */
export function withVersion(
  entity: AnyEntity,
  record: FakeRecord,
  { reason, by }: FakeAct,
  {
    former = [],
    at = FIXTURE_NOW.toISOString(),
  }: { former?: FakeRow['versions'] | undefined; at?: string | undefined } = {},
): FakeRow {
  const values = revisionValues(entity, record)
  const last = former.at(-1)
  const changed = last ? changedFields(entity, last.values, values) : []
  const author = { userId: by?.userId ?? null, userName: by?.name ?? '' }
  const version = { version: record.version, reason, at, ...author, changed, values }
  return { record, versions: [...former, version] }
}

/** What is stored of an entity at the start. */
export function firstRows(
  { entity, records: fixtures }: Pick<Fixtures, 'entity' | 'records'>,
  { records = {}, histories = {}, trashes = {} }: FakeStart,
): FakeRow[] {
  const { area, idKey } = entity
  // Only their entity knows the fields of stored records.
  const stored = structuredClone(records[area] ?? fixtures) as readonly FakeRecord[]
  const existing = { reason: 'existing', by: undefined } as const
  const rows = stored.map((record) => {
    const versions = histories[area]?.[String(record[idKey])]
    return versions
      ? { record, versions }
      : withVersion(entity, record, existing, { at: record.updatedAt })
  })
  const deleted = (trashes[area] ?? []).map(({ record, by, at }) =>
    withVersion(entity, record, { reason: 'deleted', by }, { at }),
  )
  return [...rows, ...deleted]
}
