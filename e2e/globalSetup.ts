import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { drop, makeEmpty } from '../apps/api/src/testing/postgresTemplate'
import { startServer } from '../apps/api/src/testing/serverProcess'
import { testDatabaseUrl } from '../scripts/postgres'
import { ADMINISTRATOR } from './people'

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of the running products; no PostgreSQL, no product on it. */
    products: { embedded: string; postgres: string | undefined }
  }
}

const root = join(import.meta.dirname, '..')

/** Builds the product as `npm start` does and runs it with its sample content, once on each database. */
export default async function setup({ provide }: TestProject) {
  build()
  const embedded = await startEmbedded()
  const postgres = await startPostgres()
  provide('products', { embedded: embedded.url, postgres: postgres?.url })
  return async () => {
    await embedded.stop()
    await postgres?.stop()
  }
}

function build() {
  // What vitest says about itself must not reach the build: it would make a console for development.
  const outside = Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITEST)/.test(name))
  const turbo = ['--env-file=scripts/quiet.env', 'node_modules/turbo/bin/turbo']
  const { status } = spawnSync(
    process.execPath,
    [...turbo, 'run', 'build', '--output-logs=errors-only'],
    { cwd: root, env: Object.fromEntries(outside), stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('The product does not build')
}

async function startEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'staff-e2e-'))
  const { url, stop } = await start({ DATA_DIR: folder })
  return {
    url,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startPostgres() {
  const server = { serverUrl: testDatabaseUrl, name: 'template0' }
  const database = await makeEmpty(server).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    console.log(
      `No PostgreSQL answers (${reason}): the journeys run on the embedded database only.`,
    )
  })
  if (!database) return undefined
  const { url, stop } = await start({ DATABASE_URL: database })
  return {
    url,
    stop: async () => {
      await stop()
      await drop(server, database)
    },
  }
}

async function start(database: Record<string, string>) {
  const server = await startServer(join(root, 'apps/api/dist/server.js'), {
    ...database,
    DEMO: '1',
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  })
  return { url: server.url, stop: () => server.end('SIGTERM') }
}
