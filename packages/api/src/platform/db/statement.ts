import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

import type { Db } from './database'

/** The values of a statement's placeholders, by name. */
export type Values = Record<string, unknown>

/** A statement with placeholders (`sql.placeholder`), whose text is written once. */
export interface Statement<Row> {
  isPrepared: boolean
  /** Runs it on a handle, which can be a transaction's. Times are texts in the rows, because no column type converts them. */
  run(db: Db, values: Values): Promise<Row[]>
}

interface StatementOptions {
  /**
   * Whether PostgreSQL keeps the statement parsed and planned, on each connection for as long as it lives. Only for statements
   * whose plan does not depend on the values, and of which there are few.
   */
  isPrepared: boolean
}

/** Makes a statement of hand-written SQL. `Row` is the type of the selected rows. */
export function createStatement<Row>(statement: SQL, { isPrepared }: StatementOptions) {
  const query = dialect.sqlToQuery(statement)
  count += 1
  const name = isPrepared ? `statement-${count}` : undefined
  if (name !== undefined) preparedNames.set(query.sql, name)
  return {
    isPrepared,
    run: async (db: Db, values: Values) => {
      // oxlint-disable-next-line no-underscore-dangle -- drizzle has no other way to run a text that was made before.
      const prepared = db._.session.prepareQuery(query, undefined, name, false)
      // Both drivers return `rows`; drizzle's common type does not say so.
      const { rows } = (await prepared.execute(values)) as { rows: Row[] }
      return rows
    },
  } satisfies Statement<Row>
}

/**
 * Statements by a key that tells their shape. Each is made when it is first asked for, and remembered if it is prepared or
 * among the first 1,000: lists have very many shapes.
 */
export function createStatements<Row>() {
  const known = new Map<string, Statement<Row>>()
  return (key: string, make: () => Statement<Row>): Statement<Row> => {
    const found = known.get(key) ?? make()
    if (found.isPrepared || known.size < MAX_KNOWN) known.set(key, found)
    return found
  }
}

/** Keeps what is prepared with the query builder, by session and key: to write such a statement takes longer than to run it. */
export function createKept<Prepared>() {
  // Of drizzle's sessions, which each transaction has of its own.
  const bySession = new WeakMap<object, Map<string, Prepared>>()
  return (db: Db, key: string, make: () => Prepared): Prepared => {
    // oxlint-disable-next-line no-underscore-dangle -- What is prepared runs on this session, whatever handle has it.
    const { session } = db._
    const known = bySession.get(session) ?? new Map<string, Prepared>()
    bySession.set(session, known)
    const found = known.get(key) ?? make()
    known.set(key, found)
    return found
  }
}

/** The name of a prepared statement with this text; undefined for any other text. */
export function preparedName(text: string): string | undefined {
  return preparedNames.get(text)
}

const MAX_KNOWN = 1000

const preparedNames = new Map<string, string>()
const dialect = new PgDialect({ casing: 'snake_case' })
let count = 0
