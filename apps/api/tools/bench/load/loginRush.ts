import { setTimeout as sleep } from 'node:timers/promises'

import { clientFor } from './client'
import { PASSWORD } from './fillDatabase'
import { Timings, type Figures } from './timings'

/** The results of many concurrent logins, and of lists that were read at the same time. */
export interface Rush {
  /** The number of logins by status, and of those without a response in time. */
  statuses: Record<string, number>
  /** Seconds until the last response. */
  seconds: number
  /** The durations of the lists. */
  lists: Figures
  /** The number of refused lists. */
  refused: number
}

/** Logs all users in at once, each from their own IP address, while others read lists. */
export async function loginRush(url: string, emails: string[], tokens: string[]): Promise<Rush> {
  const timings = new Timings()
  const start = performance.now()
  const rush = { isOver: false, refused: 0 }
  const reading = tokens.map(async (token) => {
    const call = clientFor(url, token, timings)
    while (!rush.isOver) {
      await call({ kind: 'read', what: 'list' }, 'testimonials').catch(() => (rush.refused += 1))
      await sleep(READ_INTERVAL_MS)
    }
  })
  const statuses = await Promise.all(emails.map((email, index) => logIn(url, email, index)))
  const seconds = (performance.now() - start) / 1000
  rush.isOver = true
  await Promise.all(reading)
  return {
    statuses: countEach(statuses),
    seconds,
    lists: timings.of('read'),
    refused: rush.refused,
  }
}

const READ_INTERVAL_MS = 1000

async function logIn(url: string, username: string, index: number): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // The server of the bench trusts one proxy.
      'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
    },
    body: JSON.stringify({ username, password: PASSWORD }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  await response?.arrayBuffer()
  return String(response?.status ?? 'timeout')
}

const TIMEOUT_MS = 30_000

function countEach(statuses: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
