import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { killStart, startServer } from '../../src/testing/serverProcess'
import { differences } from './compare'
import { ADMIN, logIn, readAll, type Site } from './site'
import type { Witness } from './witness'
import { writeConcurrently } from './writers'

/** A bundled server and the environment that names its database. */
export interface Rig {
  server: string
  env: Record<string, string>
}

/**
 * Starts the server, compares the stored records with the witness, runs writers, and kills the server at a random time.
 * Resolves to the faults.
 */
export async function crashRound(rig: Rig, name: string, witness: Witness): Promise<string[]> {
  const server = await startServer(rig.server, { ...rig.env, ...ADMIN })
  try {
    const site = await logIn(server.url)
    const faults = await compare(site, witness)
    const end = new AbortController()
    const writers = ['a', 'b', 'c', 'd'].map((writer) => `${name}-${writer}`)
    const writing = writeConcurrently(site, writers, witness, end.signal)
    await acknowledged(witness, randomInt(5, 120))
    await sleep(randomInt(0, 200))
    await server.end('SIGKILL')
    end.abort()
    return [...faults, ...(await writing)]
  } finally {
    await server.end('SIGKILL')
  }
}

/** Waits for a number of acknowledged writes, or until the time limit for slow machines. */
async function acknowledged({ counts }: Witness, more: number) {
  const target = counts().acknowledged + more
  const end = Date.now() + 20_000
  while (counts().acknowledged < target && Date.now() < end) await sleep(5)
}

/** Starts the server a last time, compares, and stops it with SIGTERM. Resolves to the faults. */
export async function lastRound(rig: Rig, witness: Witness): Promise<string[]> {
  const server = await startServer(rig.server, { ...rig.env, ...ADMIN })
  const faults = await compare(await logIn(server.url), witness)
  const { code, err } = await server.end('SIGTERM')
  return code === 0 && err === '' ? faults : [...faults, `The server ended with ${code}: ${err}`]
}

/** The faults of the careers that a site has now. */
export async function compare(site: Site, witness: Witness): Promise<string[]> {
  return differences(await readAll(site, 'careers'), witness.known())
}

/**
 * Kills the first start after a while, and starts again. Resolves to the faults, unless there is one administrator, who
 * can log in, and both roles.
 */
export async function firstStartRound(rig: Rig, afterMs: number): Promise<string[]> {
  await killStart(rig.server, { ...rig.env, ...ADMIN }, afterMs)
  const server = await startServer(rig.server, { ...rig.env, ...ADMIN })
  try {
    const site = await logIn(server.url)
    const counts = [await readAll(site, 'users'), await readAll(site, 'roles')].map(
      ({ length }) => length,
    )
    return counts.join() === '1,2' ? [] : [`Users and roles after ${afterMs} ms: ${counts.join()}`]
  } finally {
    await server.end('SIGKILL')
  }
}
