import { getTableName, sql } from 'drizzle-orm'
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core'

/**
 * Indexes for sorted lists, one for each column with the id as second key, in the same order as `listOrder`. Do not use
 * them for texts over 600 characters, which may be too long for an index entry.
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
