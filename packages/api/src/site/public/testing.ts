import { request as send, type IncomingHttpHeaders } from 'node:http'

import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'

import type { Config } from '../../platform/config/config'
import type { Database } from '../../platform/db/database'
import { listen } from '../../platform/server/listen'
import { addSamplePeople } from '../../operations/openapi/testing'
import { startTestApi } from '../../testing/testApi'
import { addTestSamples, createTestApp } from '../../testing/testContent'

/** The origin of the public website. */
export const SITE = 'https://www.example.com'

/** A public record. */
export type Row = Record<string, unknown>

interface Received {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export type SiteApi = Awaited<ReturnType<typeof startSiteApi>>

/** Starts two nodes on a database with the sample content. The first one listens on a port. */
export async function startSiteApi(database: Database, changes: Partial<Config> = {}) {
  await addSamplePeople(database.db)
  await database.db.transaction(addTestSamples)
  const api = await startTestApi(database, { siteOrigins: [SITE], ...changes })
  const other = await createTestApp({ database, config: api.config, logLevel: 'silent' })
  const url = `http://127.0.0.1:${await listen(api.app, 0)}/api/public`
  await waitUntilListening(api.app, other)

  const readOnce = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    readBytes(`${url}/${path}`, headers, method)

  async function read(...[path, ...others]: Parameters<typeof readOnce>): Promise<Received> {
    const received = await readOnce(path, ...others)
    const { location } = received.headers
    return location === undefined
      ? received
      : readOnce(path.replace(/[^/]*$/, '') + location, ...others)
  }

  return {
    ...api,
    other,
    /** A read through the socket, where answers come from memory. Follows a redirect to the present address, as `fetch` does. */
    read,
    /** The same without the redirect. */
    readOnce,
    page: async (path: string) =>
      // The calls have this form; other tests prove it.
      JSON.parse((await read(path)).body.toString()) as { records: Row[]; total: number },
    close: async () => {
      await api.app.close()
      await other.close()
    },
  }
}

/** Waits until apps learn of changes, and answer from memory. */
export async function waitUntilListening(...apps: FastifyInstance[]) {
  await vi.waitUntil(() => apps.every((app) => app.publicAnswers.changes.isListening), 20_000)
}

function readBytes(url: string, headers: Record<string, string>, method: string) {
  return new Promise<Received>((done, fail) => {
    send(url, { method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const { statusCode: status = 0 } = response
        done({ status, headers: response.headers, body: Buffer.concat(parts) })
      })
    })
      .on('error', fail)
      .end()
  })
}
