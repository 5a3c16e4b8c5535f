import { sql, type SQL } from 'drizzle-orm'

/** A value that the API computes for each record: an expression beside the columns of its table. */
export interface ComputedColumn {
  type: 'string' | 'integer' | 'json' | 'timestamp'
  value: SQL
}

/** A computed column of texts. */
export function computedText(expression: SQL): ComputedColumn {
  return { type: 'string', value: qualified(expression) }
}

/** A computed column of whole numbers. */
export function computedInteger(expression: SQL): ComputedColumn {
  return { type: 'integer', value: qualified(expression) }
}

/** A computed column of timestamps, which can be null. */
export function computedTimestamp(expression: SQL): ComputedColumn {
  return { type: 'timestamp', value: qualified(expression) }
}

/** A computed column of any JSON. */
export function computedJson(expression: SQL): ComputedColumn {
  return { type: 'json', value: qualified(expression) }
}

// drizzle drops table names from a selection of one table, one level deep, but a subquery needs them.
function qualified(expression: SQL): SQL {
  return sql`${expression}`
}
