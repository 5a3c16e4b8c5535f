import { setTimeout as sleep } from 'node:timers/promises'

import { refusalOf } from '../problems/databaseProblem'
import type { Db } from './database'

const MAX_ATTEMPTS = 4

/** The longest delay before the second attempt, in milliseconds. It doubles with each attempt. */
const BASE_DELAY_MS = 40

// Deadlock and serialization failure. PostgreSQL rolls one of two transactions back, and a retry of it succeeds.
const RETRYABLE = ['40P01', '40001']

/**
 * Runs work, and retries it if PostgreSQL rolled it back in favour of another transaction. The work must be one
 * statement or one transaction, so that a rollback leaves nothing of it.
 */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  attempt = 1,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (attempt >= MAX_ATTEMPTS || !RETRYABLE.includes(refusalOf(error)?.code ?? '')) throw error
    // A random delay, so that the same two transactions do not meet again.
    await sleep(Math.random() * BASE_DELAY_MS * 2 ** (attempt - 1))
    return withRetries(work, attempt + 1)
  }
}

/** Makes every transaction of a database retry. The work of a transaction must change nothing outside it. */
export function retryTransactions<Handle extends Db>(db: Handle): Handle {
  const transaction: Db['transaction'] = db.transaction.bind(db)
  return Object.assign(db, {
    transaction: (...parameters: Parameters<typeof transaction>) =>
      withRetries(() => transaction(...parameters)),
  })
}
