import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { testimonialFixtures } from '@staff/forms/testimonial/testimonial.fixtures'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { startServer } from './testing/serverProcess'

const ADMIN = { ADMIN_EMAIL: 'ana@example.com', ADMIN_PASSWORD: 'Correct-horse-7' }
const WRITERS = 4

interface Saved {
  id: string
  name: string
  version: number
}

/** Everything that the server ever acknowledged, by id, as it was acknowledged last. */
const acknowledged = new Map<string, Saved>()
let dataDir: string
let token: string

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'staff-crash-'))
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test.each([8, 40, 20])(
  'a kill after %i saves, in the middle of others, loses nothing that was acknowledged',
  async (saves) => {
    // The sample content brings the pictures that the records show.
    const env = { DATA_DIR: dataDir, DEMO: '1', ...ADMIN }
    const server = await startServer(inject('server'), env)
    token ??= await logIn(server.url)
    await expectAll(server.url)
    await new Promise<void>((enough) => {
      let left = saves
      const count = () => --left === 0 && enough()
      for (let writer = 0; writer < WRITERS; writer++) void keepSaving(server.url, count)
    })
    await server.end('SIGKILL')
  },
)

test('the next start has all of it, and ends well', async () => {
  const server = await startServer(inject('server'), { DATA_DIR: dataDir })
  expect(acknowledged.size).toBeGreaterThan(30)
  await expectAll(server.url)
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0, err: '' })
})

/** Creates records and changes each of them, one after the other as a person does, until nobody answers. */
async function keepSaving(url: string, onSaved: () => void): Promise<void> {
  const { image, description, rating } = testimonialFixtures.filled
  const area = `${url}/api/testimonials`
  try {
    const made = await save('POST', area, { name: 'Made', image, description, rating })
    acknowledged.set(made.id, made)
    onSaved()
    const changed = await save('PATCH', `${area}/${made.id}`, { name: 'Changed' }, made)
    acknowledged.set(made.id, changed)
    onSaved()
  } catch (error) {
    if (error instanceof Refused) throw error
    return undefined
  }
  return keepSaving(url, onSaved)
}

class Refused extends Error {}

async function save(method: string, url: string, body: object, older?: Saved): Promise<Saved> {
  const response = await fetch(url, {
    method,
    headers: {
      ...asAdministrator(),
      'content-type': 'application/json',
      ...(older && { 'if-match': `"${older.version}"` }),
    },
    body: JSON.stringify(body),
  })
  const answer = await response.text()
  if (!response.ok) throw new Refused(answer)
  // The API's own tests prove what its answers look like, here and below.
  return JSON.parse(answer) as Saved
}

/** Each record is there as it was acknowledged, or with a later change whose answer was lost. */
async function expectAll(url: string) {
  const checks = [...acknowledged.values()].map(async (saved) => {
    const response = await fetch(`${url}/api/testimonials/${saved.id}`, {
      headers: asAdministrator(),
    })
    expect(response.status).toBe(200)
    const stored = (await response.json()) as Saved
    expect(stored.version).toBeGreaterThanOrEqual(saved.version)
    if (stored.version === saved.version) expect(stored.name).toBe(saved.name)
  })
  await Promise.all(checks)
}

function asAdministrator() {
  return { authorization: `Bearer ${token}` }
}

async function logIn(url: string): Promise<string> {
  const { ADMIN_EMAIL: username, ADMIN_PASSWORD: password } = ADMIN
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return ((await response.json()) as { token: string }).token
}
