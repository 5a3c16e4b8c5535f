import type { AnyEntity } from '@staff/entity'
import { sql, type SQL } from 'drizzle-orm'

import type { RecordTable } from './recordTable'

/** A part of the title of a record: the value of a field, or a fixed text. */
export type TitlePart = { field: string } | { text: string }

/** What the title of an entity is made of, found with a record whose values are marked. */
export function titleParts(entity: AnyEntity): TitlePart[] {
  const names = Object.keys(entity.fields)
  const marked = Object.fromEntries(names.map((name) => [name, `${MARK}${name}${MARK}`]))
  return entity
    .titleOf(marked)
    .split(MARK)
    .map((part, index) => (index % 2 === 1 ? { field: part } : { text: part }))
    .filter((part) => 'field' in part || part.text !== '')
}

/** The title of a record as an expression. That of one field is its column, so that an index can be used. */
export function titleExpression({ entity, column }: RecordTable): SQL {
  const parts = titleParts(entity).map((part) =>
    'field' in part ? sql`${column(part.field)}` : sql`${part.text}::text`,
  )
  return sql.join(parts, sql` || `)
}

const MARK = '\0'
