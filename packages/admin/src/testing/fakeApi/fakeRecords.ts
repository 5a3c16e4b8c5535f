import {
  addressOf,
  API_ROOT,
  areaCalls,
  checkSent,
  entityTag,
  inReadingOrder,
  jsonObject,
  matchesIfMatch,
  noSuchRecord,
  refused,
  versionConflict,
  type Sent,
} from '@staff/contract'
import { type AnyEntity, type EntityValues, FIXTURE_NOW } from '@staff/forms/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import { refuseTaken } from './fakeChecks'
import { shown } from './fakeComputed'
import type { FakeContent } from './fakeContent'
import { missingPictures, storedPictures } from './images/fakePictures'
import { findPage, type FakeRecord } from './fakePage'
import { fakeRepeats } from './fakeRepeats'
import { refuseInUse, refuseMissingReference, type FakeTables } from './fakeReferences'
import type { FakeSessionCalls } from './session/fakeSession'

interface FakeRecordsOptions {
  content: Pick<FakeContent, 'computed' | 'checks' | 'fixtures' | 'uploadedImage'>
  session: Pick<FakeSessionCalls, 'personOf' | 'requireConfirmation'>
}

/**
 * The calls that every entity has, on records in memory. The entity's own schema accepts and refuses; `tables` are
 * the records that it may refer to and that may refer to it.
 */
export function fakeRecords(
  entity: AnyEntity,
  first: readonly object[],
  tables: FakeTables,
  { content, session }: FakeRecordsOptions,
) {
  const { personOf, requireConfirmation } = session
  const { unique, ...checks } = content.checks?.[entity.area] ?? {}
  // Fixtures and a story's own records are stored records; only their entity knows their fields.
  let records = structuredClone(first) as FakeRecord[]
  const pictures = storedPictures(content)
  let created = 0
  const calls = areaCalls(entity)
  const repeats = fakeRepeats()

  function list({ query }: FakeRequest): FakeAnswer {
    const all = records.map((record) => shown(entity, record, tables, content.computed))
    return findPage(entity, all, query)
  }

  function read({ id }: FakeRequest): FakeAnswer {
    return answerWith(200, load(id))
  }

  function create(request: FakeRequest): FakeAnswer {
    return repeats.once(request, () => createRecord(jsonObject(request.body)))
  }

  function createRecord(body: EntityValues): FakeAnswer {
    const values = accept(entity.create?.schema ?? entity.schema, { given: body, whole: body })
    if (checks.create?.(body, tables)) requireConfirmation()
    refuseUnstorable(values)
    created += 1
    const now = FIXTURE_NOW.toISOString()
    const id = `019b0000-0000-7000-8000-${String(created).padStart(12, '0')}`
    const record = { ...values, [entity.idKey]: id, createdAt: now, updatedAt: now, version: 1 }
    records = [record, ...records]
    const location = API_ROOT + addressOf(calls.read, { id })
    return answerWith(201, record, { Location: location })
  }

  function change(request: FakeRequest): FakeAnswer {
    const stored = load(request.id)
    refuseLate(request, stored)
    const changes = jsonObject(request.body)
    const values = accept(entity.schema, { given: changes, whole: { ...stored, ...changes } })
    if (Object.keys(changes).length === 0) return answerWith(200, stored)
    const { userId } = personOf(request)
    if (checks.change?.({ stored, changes, userId }, tables)) requireConfirmation()
    refuseUnstorable(values, stored)
    const version = stored.version + 1
    Object.assign(stored, values, { version, updatedAt: FIXTURE_NOW.toISOString() })
    return answerWith(200, stored)
  }

  function remove(request: FakeRequest): FakeAnswer {
    const stored = load(request.id)
    refuseLate(request, stored)
    checks.remove?.(stored, tables, personOf(request).userId)
    refuseInUse(entity, stored[entity.idKey], tables)
    records = records.filter((each) => each !== stored)
    return { status: 204 }
  }

  function accept(schema: AnyEntity['schema'], sent: Sent): EntityValues {
    const { values, errors } = checkSent(schema, sent)
    const all = { ...missingPictures(entity, sent.given, pictures), ...errors }
    if (!values || Object.keys(all).length > 0) throw refused(inReadingOrder(schema, all))
    return checks.normalise?.(values) ?? values
  }

  function load(id: string | undefined): FakeRecord {
    const record = records.find((each) => each[entity.idKey] === id?.toLowerCase())
    if (!record) throw noSuchRecord(entity)
    return record
  }

  function refuseLate({ headers }: FakeRequest, stored: FakeRecord) {
    if (!matchesIfMatch(headers.get('If-Match'), stored))
      throw versionConflict(entity, shown(entity, stored, tables, content.computed))
  }

  /** Throws what a database refuses. */
  function refuseUnstorable(values: EntityValues, self?: FakeRecord) {
    if (unique) refuseTaken(entity, unique, values, tables, self)
    refuseMissingReference(entity, values, tables)
  }

  function answerWith(status: number, record: FakeRecord, headers = {}): FakeAnswer {
    return {
      status,
      body: shown(entity, record, tables, content.computed),
      headers: { ETag: entityTag(record), ...headers },
    }
  }

  return { entity, list, read, create, change, remove, all: () => records }
}
