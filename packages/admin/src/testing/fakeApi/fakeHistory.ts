import {
  acceptQuery,
  acceptRestore,
  areaCalls,
  changedFields,
  noSuchVersion,
  notInTrash,
  restoredChanges,
  revisionValues,
  versionIn,
  type Reason,
  type Revision,
  type WholeRevision,
} from '@staff/contract'
import { FIXTURE_NOW, type AnyEntity, type Author, type EntityValues } from '@staff/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import { parametersOf, type FakeRecord } from './fakePage'

/** Who makes a version of a record, and why. */
export interface FakeAct {
  reason: Reason
  by: { userId: string; name: string }
}

/** The versions of records, by area and id, the oldest first. */
export type FakeHistories = Readonly<
  Record<string, Readonly<Record<string, readonly WholeRevision[]>>>
>

/** The versions of an entity's records. Records that are there at the start have those of `histories`, or one. */
export function fakeHistory(
  entity: AnyEntity,
  initial: readonly FakeRecord[],
  histories: FakeHistories = {},
) {
  /** The oldest first, by the ids of the records. */
  const revisions = new Map<unknown, WholeRevision[]>()
  /** Those of the present versions, also of personal records, which have no history. */
  const authors = new Map<unknown, Author>()
  const of = (record: EntityValues) => revisions.get(record[entity.idKey]) ?? []

  function add(
    record: FakeRecord,
    about: Pick<WholeRevision, 'reason' | 'at' | 'userId' | 'userName'>,
  ) {
    if (entity.isPersonal) return
    const before = of(record)
    const values = revisionValues(entity, record)
    const last = before.at(-1)
    const changed = last ? changedFields(entity, last.values, values) : []
    const revision = { version: record.version, ...about, changed, values }
    revisions.set(record[entity.idKey], [...before, revision])
  }

  const known = Object.entries(histories[entity.area] ?? {})
  for (const [id, versions] of known) revisions.set(id, [...versions])
  for (const record of initial.filter((each) => of(each).length === 0))
    add(record, { reason: 'existing', at: record.updatedAt, userId: null, userName: '' })

  return {
    /** Keeps the present version of a record. */
    keep: (record: FakeRecord, { reason, by }: FakeAct) => {
      const author = { userId: by.userId, userName: by.name }
      authors.set(record[entity.idKey], author)
      add(record, { reason, at: FIXTURE_NOW.toISOString(), ...author })
    },

    /** Who has stored the present version of a record; undefined where nobody is known. */
    authorOf: (record: FakeRecord): Author | undefined => {
      const found = authors.get(record[entity.idKey]) ?? of(record).at(-1)
      return found?.userName ? { userId: found.userId, userName: found.userName } : undefined
    },

    /** Takes the last version of a record back. */
    takeBack: (record: FakeRecord) =>
      void revisions.set(record[entity.idKey], of(record).slice(0, -1)),

    /** Forgets all versions of a record. */
    forget: (record: FakeRecord) => void revisions.delete(record[entity.idKey]),

    /** Gives the last version of a record its present values, without a new version. */
    refresh: (record: FakeRecord) => {
      const last = of(record).at(-1)
      if (last) last.values = revisionValues(entity, record)
    },

    /** The versions, the newest first. */
    all: (record: FakeRecord): readonly WholeRevision[] => of(record).toReversed(),

    /** Throws a 404 for a version that is not kept. */
    load: (record: FakeRecord, version: number): WholeRevision => {
      const found = of(record).find((each) => each.version === version)
      if (!found) throw noSuchVersion(entity, version)
      return found
    },
  }
}

function withoutValues(revision: WholeRevision): Revision {
  const { values: _, ...about } = revision
  return about
}

export type FakeHistory = ReturnType<typeof fakeHistory>

interface HistoryCallsOptions {
  entity: AnyEntity
  history: FakeHistory
  /** Throws a 404 for an unknown id. */
  load: (id: string | undefined) => FakeRecord
  /** The record, if the request is for its present version. */
  loadCurrent: (request: FakeRequest) => FakeRecord
  /** Changes a record by all rules. */
  change: (request: FakeRequest, stored: FakeRecord, changes: EntityValues, reason: Reason) => void
  answer: (record: FakeRecord) => FakeAnswer
  isTrashed: (id: string | undefined) => boolean
  /** Brings a record back from the trash by all rules. */
  bringBack: (request: FakeRequest) => FakeRecord
}

/** Whether a change takes an earlier one back. Throws a 422 for a malformed parameter. */
export function isUndo(entity: AnyEntity, { query }: FakeRequest): boolean {
  return acceptQuery(areaCalls(entity).change, parametersOf(query)).undo !== undefined
}

/** The calls that list, read and restore the versions of a record. */
export function fakeHistoryCalls(options: HistoryCallsOptions) {
  const { entity, history } = options

  function list({ id, query }: FakeRequest): FakeAnswer {
    const { page, pageSize } = acceptQuery(areaCalls(entity).history, parametersOf(query))
    const all = history.all(options.load(id))
    const records = all.slice((page - 1) * pageSize, page * pageSize)
    return {
      status: 200,
      body: { records: records.map(withoutValues), total: all.length },
    }
  }

  function read({ id, version = '' }: FakeRequest): FakeAnswer {
    const record = options.load(id)
    return { status: 200, body: history.load(record, versionIn(entity, version)) }
  }

  function restore(request: FakeRequest): FakeAnswer {
    if (options.isTrashed(request.id)) return options.answer(options.bringBack(request))
    const stored = options.loadCurrent(request)
    const version = acceptRestore(entity, request.body)
    if (version === undefined) throw notInTrash(entity)
    const { values } = history.load(stored, version)
    const changes = restoredChanges(entity, stored, values)
    const reason = isUndo(entity, request) ? 'undone' : 'restored'
    if (Object.keys(changes).length > 0) options.change(request, stored, changes, reason)
    return options.answer(stored)
  }

  return { history: list, revision: read, restore }
}
