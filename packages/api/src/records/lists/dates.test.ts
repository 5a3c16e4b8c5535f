import { acceptQuery, areaCalls } from '@staff/contract'
import { date, defineEntity, optionalDateTime, text, type AnyEntity } from '@staff/entity'
import { getTableColumns, sql } from 'drizzle-orm'
import { pgTable, text as textColumn, type PgColumn } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { object } from 'yup'

import { dayColumn, momentColumn, recordColumns, recordId } from '../../platform/db/columns'
import type { Database } from '../../platform/db/database'
import { eachDatabase } from '../../testing/eachDatabase'
import { jsonSchema } from '../../platform/openapi/jsonSchema'
import { pageReading, readAlone } from './recordReadings'
import { findRecord } from '../table/recordStore'
import type { RecordTable } from '../table/recordTable'

const book: AnyEntity = defineEntity({
  name: 'book',
  area: 'books',
  path: 'books',
  idKey: 'id',
  labels: { one: 'book', many: 'Books', intro: 'What readers can borrow.' },
  schema: object({
    title: text('Title'),
    acquired: date('Acquired', { earliest: '1900-01-01' }),
    dueBack: optionalDateTime('Due back'),
  }),
  empty: { title: '', acquired: '', dueBack: null },
  titleOf: ({ title }) => title,
  listed: ['title', 'acquired', 'dueBack'],
  searched: ['title'],
  filtered: ['acquired', 'dueBack'],
})

const books = pgTable('books', {
  id: recordId(),
  title: textColumn().notNull(),
  acquired: dayColumn().notNull(),
  dueBack: momentColumn(),
  searchText: textColumn().notNull().default(''),
  ...recordColumns(),
})

const columns: Record<string, PgColumn> = getTableColumns(books)

const records: RecordTable = {
  entity: book,
  table: books,
  source: books,
  id: books.id,
  version: books.version,
  searchText: books.searchText,
  titleText: books.searchText,
  column: (name) => {
    const column = columns[name]
    if (!column) throw new Error(`No column ${name}`)
    return column
  },
}

const VALUES = [
  { title: 'Old', acquired: '1999-12-31', dueBack: null },
  { title: 'Late', acquired: '2026-11-21', dueBack: '2026-11-22T23:30:00.000Z' },
  { title: 'New', acquired: '2026-11-22', dueBack: '2026-11-23T00:30:00.000Z' },
]

eachDatabase((open) => {
  let database: Database
  let ids: string[]

  beforeAll(async () => {
    database = await open()
    await database.db.execute(sql`create table books (
      id uuid primary key, title text not null, acquired date not null,
      due_back timestamp(3) with time zone, search_text text not null default '',
      created_at timestamp(3) with time zone not null default now(),
      updated_at timestamp(3) with time zone not null default now(), version integer not null default 1)`)
    const stored = await database.db.insert(books).values(VALUES).returning({ id: books.id })
    ids = stored.map(({ id }) => id)
  })

  async function titlesOf(query: Record<string, string>) {
    const asked = acceptQuery(areaCalls(book).list, query)
    const page = await readAlone(database.db, pageReading(records, asked))
    const found: { records: Record<string, unknown>[] } = JSON.parse(page ?? '')
    return found.records.map(({ title }) => title)
  }

  test('lists and single reads return days and moments as they were written', async () => {
    const asked = acceptQuery(areaCalls(book).list, {
      sort: 'acquired',
      acquiredFrom: '1000-01-01',
    })
    const page = await readAlone(database.db, pageReading(records, asked))
    expect(JSON.parse(page ?? '').records).toMatchObject(VALUES)
    const single = await Promise.all(ids.map((id) => findRecord(database.db, records, id)))
    expect(single).toMatchObject(VALUES)
  })

  test.each([
    [{ acquiredFrom: '2026-11-22' }, ['New']],
    [{ acquiredTo: '2026-11-21', sort: 'acquired' }, ['Old', 'Late']],
    [{ acquiredFrom: '2026-11-21', acquiredTo: '2026-11-21' }, ['Late']],
    // A day has no time zone, but a moment is on another day elsewhere.
    [{ acquiredFrom: '2026-11-22', timeZone: 'Pacific/Auckland' }, ['New']],
    [{ dueBackFrom: '2026-11-23' }, ['New']],
    [{ dueBackFrom: '2026-11-23', timeZone: 'Europe/Berlin', sort: 'dueBack' }, ['Late', 'New']],
    [{ dueBackTo: '2026-11-22' }, ['Late']],
  ])('%j finds %j', async (query, titles) => {
    expect(await titlesOf(query)).toEqual(titles)
  })

  test('are sorted by time', async () => {
    const query = { sort: 'acquired', order: 'desc', acquiredFrom: '1000-01-01' }
    expect(await titlesOf(query)).toEqual(['New', 'Late', 'Old'])
  })
})

test('a filter refuses a day that does not exist', () => {
  expect(() => acceptQuery(areaCalls(book).list, { acquiredFrom: '2026-02-30' })).toThrow(
    'acquiredFrom must be a date such as 2026-11-22',
  )
})

test('the OpenAPI document names their formats', () => {
  expect(jsonSchema(book.schema)['properties']).toMatchObject({
    acquired: { type: 'string', format: 'date', description: 'Not before 1900-01-01.' },
    dueBack: { type: ['string', 'null'], format: 'date-time', default: null },
  })
})
