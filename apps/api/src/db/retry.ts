import { setTimeout as sleep } from 'node:timers/promises'

import { refusalOf } from '../problems/databaseProblem'
import type { Db } from './database'

/** How often work is tried, and the longest pause before the second time, in milliseconds; it doubles from there. */
const TIMES = 4
const PAUSE_MS = 40

// PostgreSQL ends one of two that wait for each other, or that cannot both be right: whoever comes again finds room.
const UNLUCKY = ['40P01', '40001']

/**
 * Runs work that PostgreSQL may have to undo for somebody else's sake, and runs it anew where that happened. The work is
 * one statement or one transaction: nothing of it is left when it is undone.
 */
export async function tryAgain<Result>(work: () => Promise<Result>, time = 1): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (time >= TIMES || !UNLUCKY.includes(refusalOf(error)?.code ?? '')) throw error
    // By chance, so that the same two do not meet again.
    await sleep(Math.random() * PAUSE_MS * 2 ** (time - 1))
    return tryAgain(work, time + 1)
  }
}

/** Lets every transaction of a database be tried again. The work of a transaction must change nothing outside it. */
export function retryTransactions<Handle extends Db>(db: Handle): Handle {
  const transaction: Db['transaction'] = db.transaction.bind(db)
  return Object.assign(db, {
    transaction: (...given: Parameters<typeof transaction>) =>
      tryAgain(() => transaction(...given)),
  })
}
