import { checkTypes, validate, type AnyEntity } from '@staff/forms/entity'
import { FIXTURE_NOW } from '@staff/forms/entity'

import { newer, problem, refused, type FakeAnswer, type FakeRequest } from './fakeAnswer'
import { shown } from './fakeComputed'
import { findPage, type FakeRecord } from './fakePage'
import {
  makesAdministrator,
  needsPassword,
  refuseChange,
  refuseRemoval,
  takenValues,
} from './fakePeople'
import { missingReferences, stillInUse, type FakeTables } from './fakeReferences'
import type { FakeSessionCalls } from './fakeSession'

/**
 * The calls that every entity has, on records in memory. The entity's own schema accepts and refuses; `tables` are
 * the records that it may refer to and that may refer to it.
 */
export function fakeRecords(
  entity: AnyEntity,
  first: readonly object[],
  tables: FakeTables,
  { personOf, unconfirmed }: Pick<FakeSessionCalls, 'personOf' | 'unconfirmed'>,
) {
  // Fixtures and a story's own records are stored records; only their entity knows their fields.
  let records = structuredClone(first) as FakeRecord[]
  let created = 0
  const made = new Map<string, FakeRecord>()

  function list({ query }: FakeRequest): FakeAnswer {
    const all = records.map((record) => shown(entity, record, tables))
    return findPage(entity, all, query)
  }

  function read({ id }: FakeRequest): FakeAnswer {
    const record = find(id)
    return record ? answerWith(200, record) : missing(entity)
  }

  function create({ body, headers }: FakeRequest): FakeAnswer {
    const key = headers.get('Idempotency-Key')
    const repeated = key && made.get(key)
    if (repeated) return answerWith(201, repeated)
    const { values, answer } = accept(entity, { sent: body, whole: body }, tables)
    if (!values) return answer
    const asks = makesAdministrator(entity, body, tables) && unconfirmed()
    if (asks) return asks
    created += 1
    const now = FIXTURE_NOW.toISOString()
    const id = `019b0000-0000-7000-8000-${String(created).padStart(12, '0')}`
    const record = { ...values, [entity.idKey]: id, createdAt: now, updatedAt: now, version: 1 }
    records = [record, ...records]
    if (key) made.set(key, record)
    return answerWith(201, record)
  }

  function change(request: FakeRequest): FakeAnswer {
    const record = find(request.id)
    if (!record) return missing(entity)
    const late = refuseLate(entity, request, record)
    if (late) return late
    const whole = { ...record, ...request.body }
    const { values, answer } = accept(entity, { sent: request.body, whole, record }, tables)
    if (!values) return answer
    const { userId } = personOf(request)
    const kept =
      refuseChange(entity, record, request.body, tables, userId) ??
      (needsPassword(entity, record, request.body, userId) ? unconfirmed() : undefined)
    if (kept) return kept
    const version = record.version + 1
    Object.assign(record, values, { version, updatedAt: FIXTURE_NOW.toISOString() })
    return answerWith(200, record)
  }

  function remove(request: FakeRequest): FakeAnswer {
    const record = find(request.id)
    if (!record) return missing(entity)
    const kept =
      refuseLate(entity, request, record) ??
      refuseRemoval(entity, record, tables, personOf(request).userId) ??
      stillInUse(entity, request.id, tables)
    if (kept) return kept
    records = records.filter((each) => each !== record)
    return { status: 204 }
  }

  function find(id: string | undefined): FakeRecord | undefined {
    return records.find((record) => record[entity.idKey] === id)
  }

  function answerWith(status: number, record: FakeRecord): FakeAnswer {
    return { status, body: shown(entity, record, tables), version: record.version }
  }

  return { list, read, create, change, remove, all: () => records }
}

function missing(entity: AnyEntity): FakeAnswer {
  return problem(404, `There is no such ${entity.labels.one}. It may have been deleted.`)
}

interface Sent {
  /** What came with the call: it is checked for its types. */
  sent: Record<string, unknown>
  /** This together with what stays: it is checked against the rules. */
  whole: Record<string, unknown>
  /** The record that is changed; without one, a record is made. */
  record?: FakeRecord
}

function accept(
  entity: AnyEntity,
  { sent, whole, record }: Sent,
  tables: FakeTables,
): { values: object; answer?: undefined } | { values?: undefined; answer: FakeAnswer } {
  const schema: AnyEntity['schema'] = (!record && entity.create?.schema) || entity.schema
  const { values, errors } = validate<object>(schema, whole)
  const wrong = {
    ...(values && takenValues(entity, values, tables, record)),
    ...(values && missingReferences(entity, values, tables)),
    ...errors,
    ...checkTypes(schema, sent),
  }
  if (values && Object.keys(wrong).length === 0) return { values }
  return { answer: refused(wrong) }
}

function refuseLate(
  entity: AnyEntity,
  { headers }: FakeRequest,
  record: FakeRecord,
): FakeAnswer | undefined {
  const seen = headers.get('If-Match')
  if (!seen) return problem(428, 'Say which version you change: send If-Match with its ETag.')
  return seen === `"${record.version}"` ? undefined : newer(entity.labels.one, record)
}
