import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { onEmbedded } from '../../testing/eachDatabase'
import { startTestApi, type Call, type TestApi } from '../../testing/testApi'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const CALLERS: [who: string, call: Call][] = [
  ['an anonymous caller', {}],
  ['an ended session', { token: 'x'.repeat(43) }],
  ['staff', { as: 'staff' }],
  ['an administrator', { as: 'administrator' }],
]

const UNKNOWN = [
  '/api/nothing-here',
  '/api/Users',
  '/api/users/a/b',
  '/api',
  '/metrics',
  '/assets/gone.js',
  '/assets/first.js.map',
]

/** Existing paths with their methods. */
const KNOWN: [url: string, methods: string[]][] = [
  ['/api/users', ['GET', 'HEAD', 'POST']],
  ['/api/login', ['POST']],
  ['/api/audit', ['GET', 'HEAD']],
  ['/api/sessions', ['GET', 'HEAD', 'DELETE']],
]

onEmbedded((open) => {
  describe.each([
    ['with the built console', true],
    ['without the built console', false],
  ])('%s', (_with, hasConsole) => {
    let api: TestApi
    let folder: string

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'unknown-'))
      await writeFile(join(folder, 'index.html'), '<!doctype html>')
      const consoleDir = hasConsole ? folder : '/nowhere'
      api = await startTestApi(await open(), { consoleDir })
    })
    afterAll(async () => {
      await api.app.close()
      await rm(folder, { recursive: true })
    })

    /** A response without the parts that differ each time. */
    async function comparable(method: string, url: string, call: Call) {
      const { statusCode, headers, body } = await api.call(method, url, call)
      const { 'x-request-id': id, date: _, ...rest } = headers
      return { statusCode, headers: rest, body: body.replace(String(id), '') }
    }

    test('an unknown path gets the same 404 for every caller and method', async () => {
      const wrong: string[] = []
      for (const url of UNKNOWN)
        for (const method of METHODS) {
          const expected = await comparable(method, url, {})
          for (const [who, call] of CALLERS) {
            const response = await comparable(method, url, call)
            const isSame = JSON.stringify(response) === JSON.stringify(expected)
            if (response.statusCode !== 404 || !isSame)
              wrong.push(`${method} ${url} as ${who}: ${response.statusCode}`)
          }
        }
      expect(wrong).toEqual([])
    })

    test('a wrong method gets the allowed methods for every caller', async () => {
      const wrong: string[] = []
      for (const [url, methods] of KNOWN)
        for (const method of METHODS.filter((each) => !methods.includes(each)))
          for (const [who, call] of CALLERS) {
            const { statusCode, headers } = await comparable(method, url, call)
            const allowed = String(headers.allow).split(', ').toSorted()
            if (statusCode !== 405 || allowed.join() !== methods.toSorted().join())
              wrong.push(`${method} ${url} as ${who}: ${statusCode}, ${allowed.join(' ')}`)
          }
      expect(wrong).toEqual([])
    })
  })
})
