import {
  changedFields,
  revisionValues,
  type LiveTime,
  type MadeVersion,
  type Reason,
  type WholeRevision,
} from '@staff/contract'
import {
  FIXTURE_NOW,
  type AnyEntity,
  type Author,
  type EntityValues,
  type RecordMetadata,
} from '@staff/entity'

/** A stored record of any entity. */
export type FakeRecord = RecordMetadata & Record<string, unknown>

/** A time in which the public site shows a record, with the record that it shows. */
export interface FakeLive extends LiveTime {
  readonly values: FakeRecord
}

/** A record with its versions, the oldest first. The record is in the trash if its last version is its deletion. */
export interface FakeRow {
  readonly record: FakeRecord
  readonly versions: readonly WholeRevision[]
  /** When the public site shows the record; never for one of an area that is not public. */
  readonly live: readonly FakeLive[]
  /** For a record in the trash: what was live and what was scheduled when it was deleted. */
  readonly ended: readonly FakeLive[]
}

/** A change of a record. `same` is the version on the public site, if it has there the values of the new one. */
export interface FakeMade extends MadeVersion {
  same: number | undefined
}

/** Computes the live times of a record after a write. `ended` is what its deletion has ended. */
export type LiveRule = (
  times: readonly LiveTime[],
  made: FakeMade,
  now: string,
  ended: readonly LiveTime[],
) => LiveTime[]

/** Why a version is made, and by whom; undefined for a visitor. */
export interface FakeAct {
  reason: Reason
  by: { userId: string; name: string } | undefined
  /**
   * What the write does to the live times of the record.
   * @default nothing
   */
  live?: LiveRule
}

/** Whether a record is in the trash. */
export function isDeleted({ versions }: Pick<FakeRow, 'versions'>): boolean {
  return versions.at(-1)?.reason === 'deleted'
}

/** Who has stored the present version of a record; undefined where nobody is known. */
export function authorOf({ versions }: Pick<FakeRow, 'versions'>): Author | undefined {
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
): Pick<FakeRow, 'record' | 'versions'> {
  const values = revisionValues(entity, record)
  const last = former.at(-1)
  const changed = last ? changedFields(entity, last.values, values) : []
  const author = { userId: by?.userId ?? null, userName: by?.name ?? '' }
  const version = { version: record.version, reason, at, ...author, changed, values }
  return { record, versions: [...former, version] }
}

/** A record with other values in its last version, and in all that the public site shows of it. */
export function amended(entity: AnyEntity, row: FakeRow, values: EntityValues): FakeRow {
  const record = { ...row.record, ...values }
  const last = row.versions.at(-1)
  const replaced = last ? [{ ...last, values: revisionValues(entity, record) }] : []
  const versions = [...row.versions.slice(0, -1), ...replaced]
  const live = row.live.map((each) => ({ ...each, values: { ...each.values, ...values } }))
  return { ...row, record, versions, live }
}
