import { setTimeout as sleep } from 'node:timers/promises'

import { ask, type Site } from './site'
import type { Log } from './witness'

/**
 * The faults of what follows when something goes live as it was scheduled: the audit says it once for each plan, although the server was killed
 * before the time, at it, or while it wrote the entry. Waits for the entries, whose jobs another process may have claimed before its end.
 */
export async function auditFaults(
  site: Site,
  plans: Log,
  waitMs = LEASE_IN_MILLISECONDS,
): Promise<string[]> {
  const end = Date.now() + waitMs
  const known = plans.known()
  // A plan without a response, or of a record that was deleted, may have its entry or not.
  const certain = [...known]
    .filter(([, plan]) => plan.acknowledged !== null && !('pending' in plan))
    .map(([title]) => title)
  let entries = await countEntries(site)
  while (certain.some((title) => !entries.has(title)) && Date.now() < end) {
    await sleep(200)
    entries = await countEntries(site)
  }
  const missing = certain.filter((title) => !entries.has(title))
  const wrong = [...entries].filter(([title, count]) => count > 1 || !known.has(title))
  return [
    ...missing.map((title) => `The audit does not say that ${title} went live as scheduled`),
    ...wrong.map(
      ([title, count]) => `The audit says that ${title} went live as scheduled: ${count} times`,
    ),
  ]
}

// A job that a killed process has claimed is free again after a minute, and workers look every 15 seconds.
const LEASE_IN_MILLISECONDS = 90_000

/** How often the audit says of each title that it went live as it was scheduled. */
async function countEntries(site: Site): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const query = `area=careers&action=went-live&pageSize=100&page=${page}`
    const response = await ask(site, 'GET', `audit?${query}`)
    const { records, total } = (await response.json()) as { records: Entry[]; total: number }
    for (const { recordTitle } of records)
      counts.set(recordTitle, (counts.get(recordTitle) ?? 0) + 1)
    isLast = page * 100 >= total
  }
  return counts
}

interface Entry {
  recordTitle: string
}
