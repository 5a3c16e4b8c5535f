import { sortableBy, type AnyEntity } from '@staff/forms/entities'
import { asc, desc, is, or, sql, type SQL } from 'drizzle-orm'
import { PgText } from 'drizzle-orm/pg-core'
import { number, object, string, type InferType } from 'yup'

import { computedOf } from './computed'
import { filterParameters } from './filters'
import type { RecordTable } from './recordTable'

export type ListQuery = InferType<ReturnType<typeof listQuery>>

/** The parameters of an entity's list. */
export function listQuery(entity: AnyEntity) {
  const sortable = sortableBy(entity)
  return object({
    q: text('q').max(200, 'q should not exceed 200 characters').default(''),
    sort: text('sort').oneOf(sortable, `sort must be one of ${sortable.join(', ')}`),
    order: text('order').oneOf(['asc', 'desc'], 'order must be asc or desc'),
    page: whole('page must be a whole number from 1').default(1),
    pageSize: whole('pageSize must be a whole number from 1 to 100', 100).default(25),
    ...filterParameters(entity),
  })
}

/** The condition of a search: the text anywhere in one of the searched fields, in whatever case. */
export function searchCondition({ entity, column }: RecordTable, q: string): SQL | undefined {
  if (!q) return undefined
  const pattern = `%${q.normalize('NFC').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(
    ...entity.searched.map(
      (field) => sql`${lower(sql`${column(field)}::text`)} like ${lower(sql`${pattern}::text`)}`,
    ),
  )
}

/** The order of a list, the newest change first unless the query says otherwise; equal records by their id. */
export function listOrder(records: RecordTable, { sort, order }: ListQuery): SQL[] {
  const direction = (order ?? (sort ? 'asc' : 'desc')) === 'asc' ? asc : desc
  return [direction(comparable(records, sort ?? 'updatedAt')), direction(records.id)]
}

/** How many records lie before a page; where that is more than any table holds, the page is empty. */
export function offsetOf({ page, pageSize }: ListQuery): number {
  return Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER)
}

// The database's own collation may be C, which knows no case but A to Z and sorts É after Z.
const COLLATION = sql.raw('collate "und-x-icu"')

function lower(value: SQL): SQL {
  return sql`lower(${value} ${COLLATION})`
}

function comparable({ entity, column }: RecordTable, name: string): SQL {
  const isText = is(column(name), PgText) || computedOf(entity.area)[name]?.type === 'string'
  return isText ? sql`(${column(name)}) ${COLLATION}` : sql`${column(name)}`
}

function text(name: string) {
  return string()
    .trim()
    .test('noNul', `${name} must not contain a NUL character`, (value) => !value?.includes('\0'))
}

function whole(message: string, most?: number) {
  const least = number().typeError(message).integer(message).min(1, message)
  return most === undefined ? least : least.max(most, message)
}
