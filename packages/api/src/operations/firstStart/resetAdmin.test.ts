import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, inject, test, vi } from 'vitest'

import { eachFreshPlace } from '@staff/server/tools/crash/eachFreshPlace'
import type { FreshPlace } from '@staff/server/tools/crash/freshPlaces'
import { ADMIN } from '@staff/server/tools/crash/site'
import { runServer, startServer } from '../../testing/serverProcess'

// Each test starts servers and commands.
vi.setConfig({ testTimeout: 300_000 })

function reset(env: FreshPlace['env'], ...words: string[]) {
  return runServer(join(dirname(inject('server')), 'resetAdmin.js'), env, words)
}

eachFreshPlace(describeReset)

function describeReset(fresh: () => Promise<FreshPlace>) {
  test('restores the access of an administrator with a password that is printed once', async () => {
    const place = await fresh()
    const isEmbedded = 'DATA_DIR' in place.env
    let server = await startServer(inject('server'), { ...place.env, ...ADMIN })
    const email = ADMIN.ADMIN_EMAIL
    if (isEmbedded) {
      const refused = await reset(place.env, email)
      expect(refused).toMatchObject({ code: 1, out: '' })
      expect(refused.err).toMatch(/^The data directory .* is in use by another process: stop.*\n$/)
      await server.end('SIGTERM')
    }

    const unknown = await reset(place.env, 'nobody@example.com')
    expect(unknown).toMatchObject({ code: 1, out: '' })
    expect(unknown.err).toContain('No administrator has the email "nobody@example.com"')
    expect(unknown.err).toContain(`  ${email}\n`)

    const restored = await reset(place.env, `  ${email.toUpperCase()}`)
    expect(restored).toMatchObject({ code: 0, err: '' })
    const [, password = ''] = /Password\s+(\S+)/.exec(restored.out) ?? []
    expect(password).toHaveLength(20)
    expect(restored.out.split(password)).toHaveLength(2)

    if (isEmbedded) server = await startServer(inject('server'), place.env)
    const logIn = (typed: string) =>
      call(server.url, 'login', { body: { username: email, password: typed } })
    expect((await logIn(ADMIN.ADMIN_PASSWORD)).status).toBe(401)
    const login = await logIn(password)
    expect([login.status, login.body]).toMatchObject([200, { passwordState: 'given' }])
    await server.end('SIGTERM')
    await place.remove()
  })
}

test('prints its usage, and creates no database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'staff-reset-'))
  const DATA_DIR = join(folder, 'nothing')
  expect(await reset({ DATA_DIR })).toMatchObject({ code: 2, out: '' })
  expect((await reset({ DATA_DIR }, 'a@example.com', 'b@example.com')).err).toMatch(/^Usage:/)
  expect(await reset({ DATA_DIR }, 'a@example.com')).toMatchObject({
    code: 1,
    err: `There is no database in ${DATA_DIR}.\n`,
  })
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

async function call(url: string, path: string, { body }: { body: object }) {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}
