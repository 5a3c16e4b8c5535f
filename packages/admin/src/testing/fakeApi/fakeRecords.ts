import {
  checkSent,
  inReadingOrder,
  jsonObject,
  matchesIfMatch,
  refused,
  versionConflict,
  type Sent,
} from '@staff/contract'
import type { AnyEntity, EntityValues } from '@staff/forms/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import { fakeBulk, type FakeBulkOptions } from './fakeBulk'
import { refuseTaken } from './fakeChecks'
import type { FakeContent } from './fakeContent'
import { missingPictures, storedPictures } from './images/fakePictures'
import { answerPage, type FakeRecord } from './fakePage'
import { fakeRepeats } from './fakeRepeats'
import { refuseInUse, refuseMissingReference, type FakeTables } from './fakeReferences'
import { createdAnswer, fakeTable, recordAnswer, updateRecord, type FakeTable } from './fakeTable'
import type { FakeSessionCalls } from './session/fakeSession'

interface FakeRecordsOptions {
  content: Pick<FakeContent, 'computed' | 'checks' | 'fixtures' | 'uploadedImage'>
  session: Pick<FakeSessionCalls, 'personOf' | 'requireConfirmation'>
}

/** The calls of every entity, on records in memory. `tables` has the records of all entities, for references. */
export function fakeRecords(
  entity: AnyEntity,
  initial: readonly object[],
  tables: FakeTables,
  { content, session }: FakeRecordsOptions,
) {
  const checks = content.checks?.[entity.area] ?? {}
  const table = fakeTable(entity, initial, { tables, computed: content.computed })
  const { accept, refuseUnstorable } = fakeValidation(table, tables, content)
  const writes = fakeWrites(table, tables, { content, session })
  const repeats = fakeRepeats()

  function list({ query }: FakeRequest): FakeAnswer {
    return answerPage(entity, table.all().map(table.present), query)
  }

  function read({ id }: FakeRequest): FakeAnswer {
    return recordAnswer(table, 200, table.load(id))
  }

  function create(request: FakeRequest): FakeAnswer {
    return repeats.once(request, () => createRecord(jsonObject(request.body)))
  }

  function createRecord(body: EntityValues): FakeAnswer {
    const values = accept(entity.create?.schema ?? entity.schema, { given: body, whole: body })
    if (checks.create?.(body, tables)) session.requireConfirmation()
    refuseUnstorable(values)
    return createdAnswer(table, table.insert(values))
  }

  function change(request: FakeRequest): FakeAnswer {
    const stored = table.load(request.id)
    requireCurrentVersion(request, stored, table)
    const changes = jsonObject(request.body)
    const values = writes.accept(stored, changes)
    if (Object.keys(changes).length > 0) writes.change(request, stored, changes, values)
    return recordAnswer(table, 200, stored)
  }

  function remove(request: FakeRequest): FakeAnswer {
    const stored = table.load(request.id)
    requireCurrentVersion(request, stored, table)
    writes.remove(request, stored)
    return { status: 204 }
  }

  const bulk = fakeBulk({ table, session, ...writes })
  return { entity, list, read, create, change, remove, bulk, all: table.all }
}

/** Changes, deletes and restores single records by all rules. Each throws a `Problem`. */
function fakeWrites(
  table: FakeTable,
  tables: FakeTables,
  { content, session }: FakeRecordsOptions,
): Pick<FakeBulkOptions, 'accept' | 'change' | 'remove' | 'restore'> {
  const { entity } = table
  const checks = content.checks?.[entity.area] ?? {}
  const { accept, refuseUnstorable } = fakeValidation(table, tables, content)
  return {
    accept: (stored, changes) =>
      accept(entity.schema, { given: changes, whole: { ...stored, ...changes } }),
    change: (request, stored, changes, values) => {
      const { userId } = session.personOf(request)
      if (checks.change?.({ stored, changes, userId }, tables)) session.requireConfirmation()
      refuseUnstorable({ ...stored, ...values }, stored)
      updateRecord(stored, values)
    },
    remove: (request, stored) => {
      checks.remove?.(stored, tables, session.personOf(request).userId)
      refuseInUse(entity, stored[entity.idKey], tables)
      table.remove(stored)
    },
    restore: (stored) => {
      refuseUnstorable(stored)
      table.restore(stored)
    },
  }
}

/** What the server refuses before it stores a record. */
function fakeValidation(
  { entity }: FakeTable,
  tables: FakeTables,
  content: FakeRecordsOptions['content'],
) {
  const { unique, normalise } = content.checks?.[entity.area] ?? {}
  const pictures = storedPictures(content)

  /** Returns the values as they are stored. Throws a 422 with a message for each invalid field. */
  function accept(schema: AnyEntity['schema'], sent: Sent): EntityValues {
    const { values, errors } = checkSent(schema, sent)
    const all = { ...missingPictures(entity, sent.given, pictures), ...errors }
    if (!values || Object.keys(all).length > 0) throw refused(inReadingOrder(schema, all))
    return normalise?.(values) ?? values
  }

  /** Throws what a database refuses: a value that is not unique, or a missing reference. */
  function refuseUnstorable(values: EntityValues, self?: FakeRecord) {
    if (unique) refuseTaken(entity, unique, values, tables, self)
    refuseMissingReference(entity, values, tables)
  }

  return { accept, refuseUnstorable }
}

/** Throws a 412 if the request is for an older version of the record. */
function requireCurrentVersion({ headers }: FakeRequest, stored: FakeRecord, table: FakeTable) {
  if (!matchesIfMatch(headers.get('If-Match'), stored))
    throw versionConflict(table.entity, table.present(stored))
}
