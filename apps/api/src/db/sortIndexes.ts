import { getTableName, sql } from 'drizzle-orm'
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core'

/**
 * The indexes that the pages of a sorted list are read from: one for each column, equal values by their id, just as
 * `listOrder` has it. Not for texts beyond 600 characters, which may be too long for an entry of an index.
 */
export function sortIndexes(id: ExtraConfigColumn, ...columns: ExtraConfigColumn[]) {
  return columns.map((column) => {
    const name = `${getTableName(column.table)}_by_${snakeCase(column.name)}`
    const isText = column.columnType === 'PgText'
    return isText
      ? index(name).on(sql`${column} collate "und-x-icu"`, id)
      : index(name).on(column, id)
  })
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
