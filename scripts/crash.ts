import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { freshFolder, freshPostgres, type FreshPlace } from '../apps/api/tools/crash/freshPlaces'
import { freshBundle } from '../apps/api/tools/crash/freshBundle'
import { crashRound, firstStartRound, lastRound } from '../apps/api/tools/crash/rounds'
import { countReleases } from '../apps/api/tools/crash/releases'
import { killDuringMails } from '../apps/api/tools/crash/mails'
import { openWitness } from '../apps/api/tools/crash/witness'
import { makeTemplate } from '../packages/api/src/testing/postgresTemplate'

// `npm run crash -- --rounds 50`: kills the server during writes, this many times on each database, and compares the
// stored records, and what the public site shows, with a log of the acknowledged writes. Then kills the server while it mails invitations, and first
// starts, a fifth as many times each.

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error('--rounds must be a whole number above 0')

const { server, remove } = await freshBundle()
const folder = mkdtempSync(join(tmpdir(), 'staff-crash-'))
const postgres = await makeTemplate()
try {
  // Both at once, because each waits a minute until a mail is sent again. Neither loses its server when the other fails.
  const runs = await Promise.allSettled([
    crash('embedded', freshFolder),
    ...(postgres ? [crash('PostgreSQL', () => freshPostgres(postgres.template))] : []),
  ])
  for (const run of runs) if (run.status === 'rejected') throw run.reason
} finally {
  await postgres?.drop()
  remove()
  rmSync(folder, { recursive: true, force: true })
}

async function crash(name: string, fresh: () => Promise<FreshPlace>) {
  const place = await fresh()
  const witness = openWitness(join(folder, name))
  const faults: string[] = []
  try {
    await repeat(rounds, async (round) => {
      const found = await crashRound({ server, env: place.env }, `r${round}`, witness)
      const { acknowledged, unanswered } = witness.counts()
      console.log(
        `${name} ${round + 1}: ${acknowledged} acknowledged, ${unanswered} without a response`,
      )
      report(faults, found)
    })
    report(faults, await lastRound({ server, env: place.env }, witness))
  } finally {
    await place.remove()
  }
  const mailed = await killMails(fresh, Math.ceil(rounds / 5))
  report(faults, mailed.faults)
  const starts = Math.ceil(rounds / 5)
  await repeat(starts, async () => report(faults, await killFirstStart(fresh)))
  const { acknowledged, unanswered } = witness.counts()
  const releases = countReleases(witness.shown)
  console.log(
    `${name}: ${rounds} kills during writes, ${acknowledged} writes acknowledged, ${unanswered} without a response, ` +
      `${releases.released} releases acknowledged, ${releases.unanswered} without a response, ` +
      `${mailed.acknowledged} invitations acknowledged, ${mailed.mails} mails, ${mailed.repeated} of them again, ` +
      `${starts} first starts killed: ${faults.length} faults`,
  )
  if (faults.length > 0) process.exitCode = 1
}

async function killFirstStart(fresh: () => Promise<FreshPlace>): Promise<string[]> {
  const place = await fresh()
  try {
    return await firstStartRound({ server, env: place.env }, randomInt(100, 4000))
  } finally {
    await place.remove()
  }
}

async function killMails(fresh: () => Promise<FreshPlace>, kills: number) {
  const place = await fresh()
  try {
    return await killDuringMails({ server, env: place.env }, kills)
  } finally {
    await place.remove()
  }
}

function report(faults: string[], found: string[]) {
  faults.push(...found)
  for (const fault of found) console.log(`FAULT: ${fault}`)
}

/** Runs in sequence: each round needs the records of the one before. */
function repeat(count: number, act: (index: number) => Promise<unknown>) {
  return Array.from({ length: count }).reduce<Promise<unknown>>(
    (last, _, index) => last.then(() => act(index)),
    Promise.resolve(),
  )
}
