import { readFile } from 'node:fs/promises'

import {
  accessTo,
  type AnyEntity,
  type EntityValues,
  fieldValue,
  type Fixtures,
  imageFields,
  optionalReferencesTo,
  pictureAddress,
  referencesOf,
} from '@staff/entity'
import { fixtures } from '@staff/content/fixtures'
import { eq } from 'drizzle-orm'

import type { Database } from '../platform/db/database'
import { startTestApi, type Call, type TestApi } from '../testing/testApi'
import { storeWebp } from './images/storeImage'
import { addRecord, findRecord } from './table/recordStore'
import { addFirstLive } from './live/addFirstLive'
import { recordTable } from './table/recordTable'

/** A record as returned by a call. */
export type Row = Record<string, unknown> & { version: number; updatedAt: string }

/** An audit entry as returned by its call. */
export interface AuditEntry {
  userName: string
  action: string
  status: number
  area: string
  changes: Record<string, { from: unknown; to: unknown }>
  requestId: string
  createdAt: string
  summary: string
}

/** Every entity with its fixtures, for `describe.each`. */
export const suites: [name: string, each: Fixtures][] = fixtures.map((each) => [
  each.entity.name,
  each,
])

/** The entities whose records can be created and changed by calls. */
export const writableSuites = suites.filter(
  ([, { entity }]) => accessTo(entity).create !== 'nobody',
)

/** What is stored of one area, and its audit, as an administrator reads them. */
export function areaRecords(api: TestApi, { db }: Database, entity: AnyEntity) {
  const read = (url: string) => api.call('GET', url, { as: 'administrator' })
  return {
    list: async (query = 'pageSize=100') =>
      (await read(`/api/${entity.area}?${query}`)).json<{ records: Row[]; total: number }>(),
    audit: async (query: string) =>
      (await read(`/api/audit?area=${entity.area}&pageSize=100&${query}`)).json<{
        records: (AuditEntry & { recordId: string })[]
        total: number
      }>(),
    /** Stores many records in one statement. Resolves to their ids. */
    store: async (rows: EntityValues[]): Promise<string[]> => {
      const { table, id } = recordTable(entity)
      const stored = await db.insert(table).values(rows).returning({ id })
      await addFirstLive(db, entity)
      return stored.map((row) => String(row.id))
    },
  }
}

export type RecordsApi = Awaited<ReturnType<typeof startRecordsApi>>

/** Calls of one entity as an administrator, on a database with the records that its fixtures reference. */
export async function startRecordsApi(database: Database, { entity, records }: Fixtures) {
  const api = await startTestApi(database)
  await storeImagesOf(database, entity, records)
  await storeReferencesOf(database, entity)
  const base = `/api/${entity.area}`
  const addressOf = (record: Row) => `${base}/${String(record[entity.idKey])}`
  const call = (method: string, url: string, options: Call = {}) =>
    api.call(method, url, { as: 'administrator', ...options })
  const isReadOnly = accessTo(entity).create === 'nobody'
  const stored = recordTable(entity)

  return {
    /** Closes the database, because the number of connections is limited. */
    close: () => database.close(),
    find: (query: string) => call('GET', `${base}?${query}`),
    list: async (query: string) =>
      (await call('GET', `${base}?${query}`)).json<{ records: Row[]; total: number }>(),
    read: (record: Row) => call('GET', addressOf(record)),
    readId: (id: string) => call('GET', `${base}/${id}`),
    /** Creates a record. `key` is the Idempotency-Key. */
    create: (body: unknown, key?: string) =>
      call('POST', base, { body, ...(key && { headers: { 'idempotency-key': key } }) }),
    /** The audit entries, newest first. */
    audit: async (query: string) =>
      (await call('GET', `/api/audit?${query}`)).json<{ records: AuditEntry[] }>(),
    /** Stores a record by its call, or directly if there is no call. */
    store: async (values: EntityValues): Promise<Row> =>
      isReadOnly
        ? addRecord(database.db, stored, values)
        : (await call('POST', base, { body: values })).json<Row>(),
    /** Changes a record by its call, or directly if there is no call. */
    alter: async (record: Row, changes: EntityValues): Promise<Row | undefined> => {
      if (isReadOnly) {
        const id = String(record[entity.idKey])
        await database.db.update(stored.table).set(changes).where(eq(stored.id, id))
        return findRecord(database.db, stored, id)
      }
      const headers = ifMatch(`"${record.version}"`)
      return (await call('PATCH', addressOf(record), { body: changes, headers })).json<Row>()
    },
    /** Changes the record, or any version (`*`) of it; `null` sends no If-Match. */
    change: (record: Row, body: unknown, expected: string | null = `"${record.version}"`) =>
      call('PATCH', addressOf(record), { body, headers: ifMatch(expected) }),
    /** Gives the record the values that a version of it had. */
    restore: (record: Row, version: number) =>
      call('POST', `${addressOf(record)}/restore`, {
        body: { version },
        headers: ifMatch(`"${record.version}"`),
      }),
    /** Brings the record back from the trash. */
    bringBack: (record: Row) =>
      call('POST', `${addressOf(record)}/restore`, {
        body: {},
        headers: ifMatch(`"${record.version}"`),
      }),
    remove: (record: Row, expected: string | null = `"${record.version}"`) =>
      call('DELETE', addressOf(record), { headers: ifMatch(expected) }),
  }
}

/** The values that a form sends: those of a record without its id and timestamps. */
export function valuesOf(entity: AnyEntity, record: object): EntityValues {
  return Object.fromEntries(
    Object.keys(entity.fields).map((field) => [field, fieldValue(record, field)]),
  )
}

/** Compares numbers by value and texts alphabetically. */
export function inOrder(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one), String(other))
}

const collator = new Intl.Collator('und')

function ifMatch(expected: string | null): Record<string, string> {
  return expected === null ? {} : { 'if-match': expected }
}

export async function storeImagesOf({ db }: Database, entity: AnyEntity, records: EntityValues[]) {
  const urls = imageFields(entity).flatMap((field) => records.map((record) => record[field]))
  const files = new Set(
    urls.filter(Boolean).map((url) => pictureAddress(String(url)).replace('/api/images/', '')),
  )
  await Promise.all(
    [...files].map(async (file) => storeWebp(db, await readFile(new URL(file, IMAGES)))),
  )
}

const IMAGES = new URL('../../../../packages/content/src/images/', import.meta.url)

export async function storeReferencesOf({ db }: Database, entity: AnyEntity) {
  const areas = Object.entries(referencesOf(entity)).flatMap(([field, area]) =>
    optionalReferencesTo(entity, area).includes(field) ? [] : [area],
  )
  const needed = fixtures.filter((each) => areas.includes(each.entity.area))
  await Promise.all(
    needed.map(({ entity: other, records }) =>
      db.insert(recordTable(other).table).values(records.map((record) => withDates(record))),
    ),
  )
}

function withDates(record: object): EntityValues {
  const entries = Object.entries(record)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name.endsWith('edAt') ? new Date(String(value)) : value]),
  )
}
