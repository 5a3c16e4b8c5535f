import { hasAtMost, sortableBy, usualOrder, visible, type AnyEntity } from '@staff/forms/entity'
import { asc, desc, is, sql, type SQL } from 'drizzle-orm'
import { PgText } from 'drizzle-orm/pg-core'
import { object, string, type InferType } from 'yup'

import { computedOf } from '../table/computed'
import { filterParameters } from './filters'
import { pageParameters } from './paging'
import type { RecordTable } from '../table/recordTable'

export type ListQuery = InferType<ReturnType<typeof listQuery>>

/** The parameters of an entity's list. */
export function listQuery(entity: AnyEntity) {
  const sortable = sortableBy(entity)
  return object({
    q: sought().default(''),
    sort: text('sort').oneOf(sortable, `sort must be one of ${sortable.join(', ')}`),
    order: text('order').oneOf(['asc', 'desc'], 'order must be asc or desc'),
    ...pageParameters,
    ...filterParameters(entity),
  })
}

/** The condition of a search: the text anywhere in one of the searched fields, in whatever case. */
export function searchCondition({ searchText }: RecordTable, q: string): SQL | undefined {
  if (!q) return undefined
  const pattern = `%${q.normalize('NFC').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`${searchText} like lower(${pattern}::text ${COLLATION})`
}

/** The order of a list: its usual one unless the query says otherwise; equal records by their id. */
export function listOrder(records: RecordTable, { sort, order }: ListQuery): SQL[] {
  const usual = usualOrder(records.entity)
  const direction = (order ?? (sort ? 'asc' : usual.order)) === 'asc' ? asc : desc
  return [direction(comparable(records, sort ?? usual.sort)), direction(records.id)]
}

// The database's own collation may be C, which knows no case but A to Z and sorts É after Z.
const COLLATION = sql.raw('collate "und-x-icu"')

function comparable({ entity, column }: RecordTable, name: string): SQL {
  const isText = is(column(name), PgText) || computedOf(entity.area)[name]?.type === 'string'
  return isText ? sql`(${column(name)}) ${COLLATION}` : sql`${column(name)}`
}

/** What is searched for: a character that nobody sees cannot be what a person looks for, and is left out. */
function sought() {
  return text('q')
    .transform((value: unknown) => (typeof value === 'string' ? visible(value) : value))
    .test({
      name: 'max',
      message: 'q should not exceed 200 characters',
      test: (value) => hasAtMost(value ?? '', 200),
    })
    .meta({ maxCodePoints: 200 })
}

function text(name: string) {
  return string()
    .trim()
    .test('noNul', `${name} must not contain a NUL character`, (value) => !value?.includes('\0'))
}
