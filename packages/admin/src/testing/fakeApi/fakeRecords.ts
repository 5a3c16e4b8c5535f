import {
  acceptQuery,
  areaCalls,
  entityTag,
  jsonObject,
  matchesIfMatch,
  refuseForever,
  versionConflict,
} from '@staff/contract'
import type { AnyEntity, EntityValues } from '@staff/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import { fakeBulk } from './fakeBulk'
import type { FakeBulkOptions } from './fakeBulkOptions'
import { fakeExport } from './fakeExport'
import { fakeHistoryCalls, isUndo } from './fakeHistory'
import { fakeImport } from './fakeImport'
import { fakeOrder } from './fakeOrder'
import { answerPage, parametersOf, type FakeRecord } from './fakePage'
import { fakeRepeats } from './fakeRepeats'
import type { FakeTables } from './fakeReferences'
import { createdAnswer, fakeTable, recordAnswer, type FakeTable } from './fakeTable'
import { trashedOf } from './fakeTrash'
import { fakeValidation, fakeWrites, type FakeRecordsOptions } from './fakeWrites'
import { readerOf } from './readerOf'

/** The calls of every entity, on records in memory. `tables` has the records of all entities, for references. */
export function fakeRecords(
  entity: AnyEntity,
  initial: readonly object[],
  tables: FakeTables,
  { content, session, ...start }: FakeRecordsOptions,
) {
  const checks = content.checks?.[entity.area] ?? {}
  const table = fakeTable(entity, initial, { tables, computed: content.computed, ...start })
  const { accept, refuseUnstorable } = fakeValidation(table, tables, content)
  const writes = fakeWrites(table, tables, { content, session })
  const repeats = fakeRepeats(session)

  const list = ({ query }: FakeRequest) => answerPage(entity, table.all().map(table.present), query)
  const read = ({ id }: FakeRequest) => recordAnswer(table, 200, table.load(id))
  const create = (request: FakeRequest) =>
    repeats.once(request, () => createRecord(request, jsonObject(request.body)))

  function createRecord(request: FakeRequest, body: EntityValues): FakeAnswer {
    const values = accept(entity.create?.schema ?? entity.schema, { given: body, whole: body })
    if (checks.create?.(body, tables)) session.requireConfirmation()
    refuseUnstorable(values)
    const act = { reason: 'created', by: session.personOf(request) } as const
    return createdAnswer(table, table.insert(values, act))
  }

  function change(request: FakeRequest): FakeAnswer {
    const stored = loadCurrent(request, table, session)
    const changes = jsonObject(request.body)
    const values = writes.accept(stored, changes)
    const reason = isUndo(entity, request) ? 'undone' : 'changed'
    if (Object.keys(changes).length > 0) writes.change(request, stored, { changes, values, reason })
    return recordAnswer(table, 200, stored)
  }

  const remove = (request: FakeRequest) => removeRecord(request, table, { writes, session })

  const whole = {
    ...fakeBulk({ table, session, ...writes }),
    order: fakeOrder(table, session, tables),
    exportAll: fakeExport(table, tables),
    importFile: fakeImport({
      table,
      tables,
      session,
      acceptNew: (given) => accept(entity.schema, { given, whole: given }),
      acceptChanges: writes.accept,
      refuseUnstorable,
      change: writes.change,
    }),
    ...pastCalls(table, writes, session),
  }
  const { all, update } = table
  return {
    entity,
    list,
    read,
    create,
    change,
    remove,
    ...whole,
    all,
    update,
  }
}

type People = Pick<FakeRecordsOptions['session'], 'personOf'>

/** The calls about versions and deleted records. */
function pastCalls(
  table: FakeTable,
  writes: Pick<FakeBulkOptions, 'accept' | 'change' | 'restore'>,
  session: People,
) {
  const calls = fakeHistoryCalls({
    ...table,
    loadCurrent: (request) => loadCurrent(request, table, session),
    change: (request, stored, changes, reason) => {
      const values = writes.accept(stored, changes)
      writes.change(request, stored, { changes, values, reason })
    },
    answer: (record) => recordAnswer(table, 200, record),
    isTrashed: (id) => table.trash.find(id) !== undefined,
    bringBack: (request) => {
      const { userId } = session.personOf(request)
      return writes.restore(request, trashedOf(table, request, userId).record)
    },
  })
  return { ...calls, trash: table.trash.list, trashed: table.trash.matching }
}

interface Removal {
  writes: Pick<FakeBulkOptions, 'remove' | 'forget'>
  session: FakeRecordsOptions['session']
}

/** Deletes a record: into the trash, or for ever. */
function removeRecord(
  request: FakeRequest,
  table: FakeTable,
  { writes, session }: Removal,
): FakeAnswer {
  const { entity, trash } = table
  const { forever } = acceptQuery(areaCalls(entity).remove, parametersOf(request.query))
  const refusal = forever && refuseForever(readerOf(session, request))
  if (refusal) throw refusal
  if (forever && trash.find(request.id)) {
    writes.forget(trash.load(request, session.personOf(request).userId).record)
    return { status: 204 }
  }
  const stored = loadCurrent(request, table, session)
  writes.remove(request, stored)
  if (forever) writes.forget(stored)
  const headers = { ETag: entityTag({ version: stored.version + 1 }) }
  return { status: 204, ...(!forever && { headers }) }
}

/** The record of a request. Throws a 412 if the request is for an older version of it. */
function loadCurrent(request: FakeRequest, table: FakeTable, session: People): FakeRecord {
  const stored = table.load(request.id)
  if (matchesIfMatch(request.headers.get('If-Match'), stored)) return stored
  throw versionConflict(table.entity, table.present(stored), {
    changedBy: table.history.authorOf(stored),
    readerId: session.personOf(request).userId,
  })
}
