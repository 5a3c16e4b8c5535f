import { referencesOf } from '@staff/forms/entity'
import { and, sql, type SQL } from 'drizzle-orm'

import type { RecordTable } from '../table/recordTable'

/** The condition of the query parameters that select records by a referenced record. */
export function filterCondition({ entity, column }: RecordTable, query: object): SQL | undefined {
  const conditions = Object.keys(referencesOf(entity)).flatMap((field) => {
    const id: unknown = Reflect.get(query, field)
    return id === undefined ? [] : [sql`${column(field)} = ${id}`]
  })
  return and(...conditions)
}
