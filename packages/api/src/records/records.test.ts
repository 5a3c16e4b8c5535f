import { randomUUID } from 'node:crypto'

import { without } from '@staff/contract'
import { imageFields, invalidValues, validate, withInvalid, type EntityValues } from '@staff/entity'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { eachSharedDatabase } from '../testing/eachDatabase'
import { shownOf } from './table/recordTable'
import {
  inOrder,
  startRecordsApi,
  valuesOf,
  writableSuites,
  type RecordsApi,
  type Row,
} from './testing'

eachSharedDatabase((empty) => {
  describe.each(writableSuites)('%s', (_name, each) => {
    const { entity, records, filled, create, invalid } = each
    const values = valuesOf(entity, filled)
    const newValues = { ...values, ...create }
    let api: RecordsApi
    let made: Row[] = []

    beforeAll(async () => {
      api = await startRecordsApi(await empty(), each)
    })

    // All tests create the same record, and some entities have unique fields.
    afterEach(async () => {
      await Promise.all(made.map((record) => api.remove(record, '*')))
      made = []
    })

    async function created() {
      const response = await api.create(newValues)
      expect(response.statusCode).toBe(201)
      const record = response.json<Row>()
      made.push(record)
      return record
    }

    test('creates a record and reads it again', async () => {
      const record = await created()
      expect(Object.keys(record).toSorted()).toEqual(shownOf(entity).toSorted())
      expect(record).toMatchObject({ ...values, version: 1 })
      expect(new Date(record.updatedAt).toISOString()).toBe(record.updatedAt)
      const read = await api.read(record)
      expect(read.json()).toEqual(record)
      expect(read.headers.etag).toBe('"1"')
      expect(read.headers['cache-control']).toBe('no-store')
    })

    test('changes one field and no other', async () => {
      const record = await created()
      const [field = ''] = entity.searched
      const changed = await api.change(record, { [field]: otherValue(field) })
      expect(changed.statusCode).toBe(200)
      expect(changed.headers.etag).toBe('"2"')
      const now = changed.json<Row>()
      const computed = Object.keys(entity.computed ?? {})
      expect(without(now, ['updatedAt', ...computed])).toEqual({
        ...without(record, ['updatedAt', ...computed]),
        [field]: otherValue(field),
        version: 2,
      })
      expect(now.updatedAt >= record.updatedAt).toBe(true)
      expect((await api.read(record)).json()).toEqual(now)
    })

    test('an empty change does not change the version', async () => {
      const record = await created()
      const response = await api.change(record, {})
      expect([response.statusCode, response.json()]).toEqual([200, record])
    })

    test('refuses a change of an older version, with the current record', async () => {
      const record = await created()
      const [field = ''] = entity.searched
      const current = (await api.change(record, { [field]: record[field] })).json<Row>()
      const late = await api.change(record, { [field]: otherValue(field) })
      expect(late.statusCode).toBe(412)
      expect(late.json()).toMatchObject({ current })
      expect(late.headers.etag).toBe('"2"')
      const lateDelete = await api.remove(record)
      expect(lateDelete.statusCode).toBe(412)
      expect((await api.read(record)).json()).toEqual(current)
    })

    test('refuses a change without a version', async () => {
      const record = await created()
      const responses = [await api.change(record, {}, null), await api.remove(record, null)]
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([428, 428])
    })

    test('one of several concurrent changes succeeds', async () => {
      const record = await created()
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => api.change(record, values)),
      )
      expect(responses.map(({ statusCode }) => statusCode).toSorted(inOrder)).toEqual([
        200, 412, 412, 412, 412, 412,
      ])
    })

    test('deletes a record', async () => {
      const { total } = await api.list('')
      const record = await created()
      const removed = await api.remove(record)
      expect([removed.statusCode, removed.body]).toEqual([204, ''])
      const after = [await api.read(record), await api.change(record, {}), await api.remove(record)]
      expect(after.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
      expect((await api.list('')).total).toBe(total)
    })

    test.each([randomUUID(), 'nope', '%00', 'a'.repeat(90)])(
      'responds 404 for the id %s',
      async (id) => {
        expect((await api.readId(id)).statusCode).toBe(404)
      },
    )

    test.each(Object.entries(invalid))('refuses %s with its message', async (_case, refused) => {
      const errors = { [refused.field]: refused.message }
      const creating = await api.create(withInvalid(newValues, refused))
      expect([creating.statusCode, creating.json()]).toMatchObject([422, { errors }])
      if (refused.field in create) return
      const changing = await api.change(await created(), invalidValues(refused))
      expect([changing.statusCode, changing.json()]).toMatchObject([422, { errors }])
      expect(changing.json()).toMatchObject({ message: refused.message })
    })

    test('reports all invalid fields of an empty form, in reading order', async () => {
      const { errors } = (await api.create({})).json<{ errors: Record<string, string> }>()
      const { schema, fields } = entity.create ?? entity
      expect(errors).toEqual(validate(schema, {}).errors)
      expect(Object.keys(errors)).toEqual(Object.keys(fields).filter((field) => field in errors))
    })

    test.each(['nosuch', entity.idKey, 'version', 'createdAt', 'constructor'])(
      'refuses the field %s, which callers cannot set',
      async (field) => {
        const response = await api.create({ ...values, [field]: 1 })
        expect(response.statusCode).toBe(422)
        expect(response.json()).toMatchObject({ errors: { [field]: `Unknown field: ${field}` } })
      },
    )

    test.each(Object.keys(entity.fields))('refuses %s of another type', async (field) => {
      const types = [{ a: 1 }, true, 5, '5'].filter(
        (wrong) => typeof wrong === 'object' || typeof wrong !== typeof values[field],
      )
      for (const value of types) {
        const response = await api.create({ ...newValues, [field]: value })
        expect(response.statusCode).toBe(422)
        expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([field])
      }
    })

    test.each(imageFields(entity))('refuses an unknown picture in %s', async (field) => {
      const response = await api.create({
        ...values,
        [field]: `/api/images/${'0'.repeat(64)}.webp`,
      })
      expect(response.statusCode).toBe(422)
      expect(response.json<{ errors: EntityValues }>().errors[field]).toMatch(
        / is not stored here; upload it again$/,
      )
    })

    function otherValue(field: string) {
      return records.map((record) => record[field]).find((value) => value !== values[field])
    }
  })
})
