import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { freshFolder, freshPostgres, type FreshPlace } from '../apps/api/tools/crash/freshPlaces'
import { freshBundle } from '../apps/api/tools/crash/freshBundle'
import { crashRound, firstStartRound, lastRound } from '../apps/api/tools/crash/rounds'
import { openWitness } from '../apps/api/tools/crash/witness'
import { makeTemplate } from '../apps/api/src/testing/postgresTemplate'

// `npm run crash -- --rounds 50`: kills the server in the middle of writes, so many times on each database, and
// compares what is stored with a log beside it. Then kills a first start, a fifth as often.

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a whole number above 0')

const { server, remove } = await freshBundle()
const folder = mkdtempSync(join(tmpdir(), 'staff-crash-'))
const made = await makeTemplate()
try {
  await crash('embedded', freshFolder)
  if (made) await crash('PostgreSQL', () => freshPostgres(made.template))
} finally {
  await made?.drop()
  remove()
  rmSync(folder, { recursive: true, force: true })
}

async function crash(name: string, fresh: () => Promise<FreshPlace>) {
  const place = await fresh()
  const witness = openWitness(join(folder, name))
  const wrong: string[] = []
  try {
    await times(rounds, async (round) => {
      const found = await crashRound({ server, env: place.env }, `r${round}`, witness)
      const { acknowledged, unanswered } = witness.counts()
      console.log(`${name} ${round + 1}: ${acknowledged} acknowledged, ${unanswered} unanswered`)
      report(wrong, found)
    })
    report(wrong, await lastRound({ server, env: place.env }, witness))
  } finally {
    await place.remove()
  }
  const starts = Math.ceil(rounds / 5)
  await times(starts, async () => report(wrong, await killedStart(fresh)))
  const { acknowledged, unanswered } = witness.counts()
  console.log(
    `${name}: ${rounds} kills under writing, ${acknowledged} writes acknowledged, ${unanswered} unanswered, ` +
      `${starts} first starts killed: ${wrong.length} wrong`,
  )
  if (wrong.length > 0) process.exitCode = 1
}

async function killedStart(fresh: () => Promise<FreshPlace>): Promise<string[]> {
  const place = await fresh()
  try {
    return await firstStartRound({ server, env: place.env }, randomInt(100, 4000))
  } finally {
    await place.remove()
  }
}

function report(wrong: string[], found: string[]) {
  wrong.push(...found)
  for (const each of found) console.log(`WRONG: ${each}`)
}

/** One after the other: each round needs what the one before it left. */
function times(count: number, act: (index: number) => Promise<unknown>) {
  return Array.from({ length: count }).reduce<Promise<unknown>>(
    (last, _, index) => last.then(() => act(index)),
    Promise.resolve(),
  )
}
