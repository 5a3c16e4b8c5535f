import type { FastifyBaseLogger } from 'fastify'

import type { Cut } from './connections'

/** Writes one line a second at most, however many connections are cut. */
const EVERY_MS = 1000

/** Counts cut connections by their reason, since the start and for the log. */
export function createCutConnectionLog(log: Pick<FastifyBaseLogger, 'warn'>) {
  const totals: Partial<Record<Cut, number>> = {}
  let news: typeof totals = {}
  const tell = () => {
    log.warn({ cut: news }, 'connections were cut')
    news = {}
  }
  const add = (why: Cut) => {
    if (Object.keys(news).length === 0) setTimeout(tell, EVERY_MS).unref()
    news[why] = (news[why] ?? 0) + 1
    totals[why] = (totals[why] ?? 0) + 1
  }
  return { add, totals: () => totals }
}
