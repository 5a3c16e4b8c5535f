import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startServer, type ServerProcess } from '@staff/api/testing/serverProcess'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'

import { halfShown } from './compare'
import { contentOf, pairOf } from './content'
import { auditFaults } from './auditFaults'
import { freshFolder, type FreshPlace } from './freshPlaces'
import { countReleases, makeDrafts, releasePair } from './releases'
import { compare } from './rounds'
import { ADMIN, ask, logIn, type Site } from './site'
import { openWitness } from './witness'

// What the kill rounds do with releases, and that they find a release of which a half is lost.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'staff-witness-'))
const witness = openWitness(join(folder, 'releases'))
let place: FreshPlace
let server: ServerProcess
let site: Site

beforeAll(async () => {
  place = await freshFolder()
  server = await startServer(inject('server'), { ...place.env, ...ADMIN })
  site = await logIn(server.url)
})
afterAll(async () => {
  await server.end('SIGKILL')
  await place.remove()
  rmSync(folder, { recursive: true, force: true })
})

describe('a pair on the public site', () => {
  const [left, right] = pairOf('a-1').map((title) => contentOf(title, 1))
  const alone = contentOf('a-1', 1)

  test.each([
    ['both', [left, alone, right]],
    ['neither', [alone]],
  ])('is no fault as %s', (_, shown) => {
    expect(halfShown(shown.filter((each) => each !== undefined))).toEqual([])
  })

  test.each([
    ['left', left, 'a-1-left is shown without a-1-right, which is in the same release'],
    ['right', right, 'a-1-right is shown without a-1-left, which is in the same release'],
  ])('is a fault as its %s one', (_, half, fault) => {
    expect(halfShown([alone, half].filter((each) => each !== undefined))).toEqual([fault])
  })
})

test('pairs are released now and at a time, and the release that a kill left open is deleted', async () => {
  await ask(site, 'POST', 'releases', { name: 'w' })
  expect(await releasePair(site, 'r0-w', 0, witness)).toBe('done')
  expect(await releasePair(site, 'r0-w', 2, witness)).toBe('done')
  expect(await compare(site, witness)).toEqual([])
  expect(await states()).toEqual(['Released', 'Released'])
  expect(countReleases(witness.shown)).toEqual({ released: 2, unanswered: 0 })
})

test('a plan that the audit does not name once is a fault', async () => {
  const { plans } = openWitness(join(folder, 'plans'))
  const [left, right] = pairOf('r0-w-2')
  plans.began('Nobody', {})
  plans.done('Nobody')
  plans.began(left, {})
  expect(await auditFaults(site, plans, 0)).toEqual([
    'The audit does not say that Nobody went live as scheduled',
    `The audit says that ${right} went live as scheduled: 1 times`,
  ])
})

test('a pair that is published with two calls, and a kill between them, is a fault', async () => {
  const pair = { title: 'r0-w-4', count: 4, afterMs: 0 }
  const [left] = await makeDrafts(site, pair, witness)
  for (const title of pairOf(pair.title)) witness.shown.began(title, contentOf(title, pair.count))
  await ask(site, 'POST', `careers/${left?.id}/publish`, { version: left?.version })
  await server.end('SIGKILL')
  server = await startServer(inject('server'), { ...place.env, ...ADMIN })
  site = await logIn(server.url)
  expect(await compare(site, witness)).toEqual([
    'On the public site: r0-w-4-left is shown without r0-w-4-right, which is in the same release',
  ])
  expect(countReleases(witness.shown)).toEqual({ released: 2, unanswered: 1 })
})

/** The states of all releases, in the order of their list. */
async function states() {
  const { releases } = (await (await ask(site, 'GET', 'releases')).json()) as {
    releases: { state: string }[]
  }
  return releases.map(({ state }) => state)
}
