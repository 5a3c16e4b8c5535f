import { DrizzleQueryError } from 'drizzle-orm'

import { Problem } from './problem'

/** What a database said when it refused a statement. */
export interface DatabaseRefusal {
  /** PostgreSQL's code of five characters, the same on both databases. */
  code: string
  constraint?: string
}

const MESSAGES: Record<string, [status: number, message: string]> = {
  '22021': [422, 'The request contains a character that cannot be stored.'],
  '22P02': [422, 'A value in the request has the wrong form.'],
  '22003': [422, 'A number in the request is too large.'],
  '2201W': [422, 'The page size must not be negative.'],
  '2201X': [422, 'The page must not be negative.'],
  '23505': [409, 'Another record already has this value.'],
  ...Object.fromEntries(
    ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P01', '57P03', '53300', '57014'].map((code) => [
      code,
      [503, 'The database does not answer. Please try again in a moment.'],
    ]),
  ),
  '23503': [409, 'Another record still needs this one, or the one it names does not exist.'],
  '23001': [409, 'Another record still needs this one.'],
}

/** The database's own words inside an error that a query threw. */
export function refusalOf(error: unknown): DatabaseRefusal | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error) || !('code' in cause) || typeof cause.code !== 'string')
    return undefined
  const constraint = 'constraint' in cause ? cause.constraint : undefined
  return { code: cause.code, ...(typeof constraint === 'string' && { constraint }) }
}

/** The problem of a statement that the database refused because of its values; undefined for all else. */
export function databaseProblem(error: unknown): Problem | undefined {
  const known = MESSAGES[refusalOf(error)?.code ?? '']
  return known && new Problem(...known)
}
