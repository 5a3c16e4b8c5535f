import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { killStart, startServer } from '@staff/api/testing/serverProcess'
import { differences, halfShown } from './compare'
import { auditFaults } from './auditFaults'
import { ADMIN, ask, logIn, readAll, type Site } from './site'
import type { Content, Witness } from './witness'
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

/** The faults of the careers that a site has now, of their histories, of what the public site shows, and of the audit of plans. */
export async function compare(site: Site, witness: Witness): Promise<string[]> {
  await sleep(Math.max(0, witness.lastPlan() - Date.now()))
  const careers = await readAll<Career>(site, 'careers')
  const shown = (await readAll<ShownCareer>(site, 'public/careers')).map(asStored)
  // Each round writes the last ones.
  const faults = await Promise.all(
    careers.slice(-COMPARED).map((each) => historyFaults(site, each)),
  )
  const shownFaults = [...differences(shown, witness.shown.known()), ...halfShown(shown)]
  return [
    ...differences(careers, witness.known()),
    ...shownFaults.map((fault) => `On the public site: ${fault}`),
    ...faults.flat(),
    ...(await auditFaults(site, witness.plans)),
  ]
}

type Career = Content & { jobId: string; version: number }

type ShownCareer = Content & { description: { markdown: string } }

/** A career of the public site with its text as it is stored. */
function asStored(career: ShownCareer): Content {
  return { ...career, description: career.description.markdown }
}

/** How many histories are compared. */
const COMPARED = 40

/** The faults of a record's history: it has every version, and the newest one holds what the record holds. */
async function historyFaults(site: Site, career: Career): Promise<string[]> {
  const { jobId, version } = career
  const address = `careers/${jobId}/history`
  const { total } = (await (await ask(site, 'GET', address)).json()) as { total: number }
  if (total !== version) return [`Of ${version} versions of ${jobId}, ${total} are kept`]
  const newest = await ask(site, 'GET', `${address}/${version}`)
  const { values } = (await newest.json()) as { values: Content }
  const other = Object.keys(values).filter((name) => values[name] !== career[name])
  return other.map((name) => `The newest version of ${jobId} has another ${name}`)
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
