import { Problem } from '@staff/contract'
import { DrizzleQueryError } from 'drizzle-orm'

/** A database's error for a refused statement. */
export interface DatabaseRefusal {
  /** The SQLSTATE of PostgreSQL; the same on both databases. */
  code: string
  constraint?: string
}

/** The message for a write while the disk is full. */
export const DISK_FULL =
  'The disk of the server is full: nothing was stored. Please tell its administrator.'

// Connection errors of the operating system, and SQLSTATEs of closed or refused connections, timeouts, too few resources
// and a read-only server.
const UNAVAILABLE = [
  'ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN',
  '08000 08001 08003 08004 08006 57P01 57P02 57P03 57P05 57014 53200 53300 25006',
].flatMap((codes) => codes.split(' '))

const MESSAGES: Record<string, [status: number, message: string]> = {
  '22021': [422, 'The request contains a character that cannot be stored.'],
  '22P02': [422, 'A value in the request has the wrong form.'],
  '22003': [422, 'A number in the request is too large.'],
  '2201W': [422, 'The page size must not be negative.'],
  '2201X': [422, 'The page must not be negative.'],
  '23505': [409, 'Another record already has this value.'],
  ...Object.fromEntries(
    UNAVAILABLE.map((code) => [
      code,
      [503, 'The database does not answer. Please try again in a moment.'],
    ]),
  ),
  '40001': [503, 'Someone else was a little faster. Please try again.'],
  '40P01': [503, 'Someone else was a little faster. Please try again.'],
  '55P03': [503, 'Somebody else works on this right now. Please try again in a moment.'],
  '53100': [507, DISK_FULL],
  '23503': [409, 'Another record still needs this one, or the one it names does not exist.'],
  '23001': [409, 'Another record still needs this one.'],
}

/** The database's error inside an error that a query threw. */
export function refusalOf(error: unknown): DatabaseRefusal | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error) || !('code' in cause) || typeof cause.code !== 'string')
    return undefined
  const constraint = 'constraint' in cause ? cause.constraint : undefined
  return { code: cause.code, ...(typeof constraint === 'string' && { constraint }) }
}

// Messages of the driver without a code: broken connections and timeouts.
const DRIVER_TIMEOUT =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|timeout expired|Client (?:has encountered|was closed))/

/** The problem for a statement that the database refused or did not respond to; undefined for other errors. */
export function databaseProblem(error: unknown): Problem | undefined {
  const known = MESSAGES[isDriverTimeout(error) ? 'ETIMEDOUT' : (refusalOf(error)?.code ?? '')]
  if (!known) return undefined
  const [status, message] = known
  return new Problem(status, message, status === 503 ? { headers: { 'retry-after': '2' } } : {})
}

function isDriverTimeout(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error && DRIVER_TIMEOUT.test(cause.message)
}
