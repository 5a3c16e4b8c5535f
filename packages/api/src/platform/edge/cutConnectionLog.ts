import type { FastifyBaseLogger } from 'fastify'

import type { CutReason } from './connections'

/** The log gets at most one line in this time, however many connections are cut. In milliseconds. */
const INTERVAL_MS = 1000

/** Counts cut connections by reason, and logs them. */
export function createCutConnectionLog(log: Pick<FastifyBaseLogger, 'warn'>) {
  const totals: Partial<Record<CutReason, number>> = {}
  let unlogged: typeof totals = {}
  const logCounts = () => {
    log.warn({ cut: unlogged }, 'connections were cut')
    unlogged = {}
  }
  const add = (reason: CutReason) => {
    if (Object.keys(unlogged).length === 0) setTimeout(logCounts, INTERVAL_MS).unref()
    unlogged[reason] = (unlogged[reason] ?? 0) + 1
    totals[reason] = (totals[reason] ?? 0) + 1
  }
  return { add, totals: () => totals }
}
