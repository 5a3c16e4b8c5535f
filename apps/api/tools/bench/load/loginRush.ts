import { setTimeout as sleep } from 'node:timers/promises'

import { clientFor } from './client'
import { PASSWORD } from './fillDatabase'
import { Timings, type Figures } from './timings'

/** What became of many logins at once, and of the others meanwhile. */
export interface Rush {
  /** How many logins were answered with each status, and how many not in time. */
  statuses: Record<string, number>
  /** Seconds until the last of them was answered. */
  seconds: number
  /** The lists that were read meanwhile. */
  lists: Figures
  /** How many lists were refused. */
  refused: number
}

/** Lets everybody log in at the same moment, each from an address of their own, while the others read lists. */
export async function loginRush(url: string, emails: string[], tokens: string[]): Promise<Rush> {
  const timings = new Timings()
  const begun = performance.now()
  const rush = { isOver: false, refused: 0 }
  const reading = tokens.map(async (token) => {
    const call = clientFor(url, token, timings)
    while (!rush.isOver) {
      await call({ kind: 'read', what: 'list' }, 'testimonials').catch(() => (rush.refused += 1))
      await sleep(PAUSE_MS)
    }
  })
  const statuses = await Promise.all(emails.map((email, index) => logIn(url, email, index)))
  const seconds = (performance.now() - begun) / 1000
  rush.isOver = true
  await Promise.all(reading)
  return { statuses: counted(statuses), seconds, lists: timings.of('read'), refused: rush.refused }
}

const PAUSE_MS = 1000

async function logIn(url: string, username: string, index: number): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // The server of the bench believes one proxy.
      'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
    },
    body: JSON.stringify({ username, password: PASSWORD }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined)
  await answer?.arrayBuffer()
  return String(answer?.status ?? 'too late')
}

const PATIENCE_MS = 30_000

function counted(statuses: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
