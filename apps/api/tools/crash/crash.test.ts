import { execFile } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { startServer } from '@staff/api/testing/serverProcess'

import { freshFolder, freshPostgres, type FreshPlace } from './freshPlaces'
import { killDuringMails } from './mails'
import { compare, crashRound, firstStartRound, lastRound, type Rig } from './rounds'
import { ADMIN, logIn } from './site'
import { openWitness, type Witness } from './witness'
import { writeConcurrently } from './writers'

// A few of the rounds that `npm run crash` runs fifty times.

const ROUNDS = 2

// Each round starts a server or two, and a mail that was begun is sent again after a minute.
vi.setConfig({ testTimeout: 180_000 })

const template = inject('template')

const folder = mkdtempSync(join(tmpdir(), 'staff-witness-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('embedded', () => testCrashes(freshFolder))

test('`npm run crash` runs its rounds', async () => {
  const script = join(import.meta.dirname, '../../../../scripts/crash.ts')
  const args = ['--import=tsx', '--conditions=@staff/source', script, '--rounds=1']
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(stdout).toMatch(/embedded: 1 kills during writes, .*: 0 faults/)
})

// Skipped on machines where no PostgreSQL answers.
describe.skipIf(!template)('PostgreSQL', () => {
  testCrashes(freshDatabase)

  test('no acknowledged write is lost when PostgreSQL closes connections', async () => {
    const place = await freshDatabase()
    const server = await startServer(inject('server'), { ...place.env, ...ADMIN })
    const witness = newWitness()
    const site = await logIn(server.url)
    const end = new AbortController()
    const writing = writeConcurrently(site, ['a', 'b', 'c', 'd'], witness, end.signal)
    for (let times = 0; times < 10 || witness.counts().acknowledged < 60; times++) {
      await sleep(randomInt(50, 200))
      await endConnections(place.env['DATABASE_URL'])
    }
    end.abort()
    expect(await writing).toEqual([])
    expect(await compare(site, witness)).toEqual([])
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0, err: '' })
    await place.remove()
  })
})

function freshDatabase(): Promise<FreshPlace> {
  return template
    ? freshPostgres(template)
    : Promise.reject(new Error('PostgreSQL is not available'))
}

function testCrashes(fresh: () => Promise<FreshPlace>) {
  let place: FreshPlace
  let rig: Rig
  const witness = newWitness()
  const others: FreshPlace[] = []
  beforeAll(async () => {
    place = await fresh()
    rig = { server: inject('server'), env: place.env }
  })
  afterAll(() => place.remove())
  afterEach(() => Promise.all(others.splice(0).map((other) => other.remove())))

  test.each(Array.from({ length: ROUNDS }, (_, round) => [`r${round}`]))(
    'a kill during writes loses no acknowledged write (%s)',
    async (name) => {
      expect(await crashRound(rig, name, witness)).toEqual([])
    },
  )

  test('a kill while invitations are mailed loses none, and sends none to nobody', async () => {
    const other = await fresh()
    others.push(other)
    const { faults, acknowledged, mails } = await killDuringMails({ ...rig, env: other.env }, 2)
    expect(faults).toEqual([])
    expect(acknowledged).toBeGreaterThan(5)
    expect(mails).toBeGreaterThanOrEqual(acknowledged)
  })

  test('the next start has every write, and shuts down cleanly', async () => {
    expect(await lastRound(rig, witness)).toEqual([])
    expect(witness.counts().acknowledged).toBeGreaterThan(20)
  })

  test.each([[randomInt(100, 600)], [randomInt(600, 2500)]])(
    'after a first start that is killed after %i ms, the next start succeeds',
    async (afterMs) => {
      const other = await fresh()
      others.push(other)
      expect(await firstStartRound({ ...rig, env: other.env }, afterMs)).toEqual([])
    },
  )
}

function newWitness(): Witness {
  return openWitness(join(folder, randomUUID()))
}

async function endConnections(connectionString: string | undefined) {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity ' +
      'where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}
