import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { drizzle } from 'drizzle-orm/pglite'
import { build } from 'rolldown'
import type { TestProject } from 'vitest/node'

import { bundle } from '@staff/server/rolldown.config'
import { migrateEmbedded } from '../platform/db/embedded/migrateEmbedded'
import { startInMemory } from '../platform/db/embedded/pglite'
import { makeTemplate, type Template } from './postgresTemplate'
import './testContent'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a dump of a migrated, empty embedded database. */
    seed: string
    /** The migrated PostgreSQL database to copy; null without a PostgreSQL. */
    template: Template | null
    /** The path of the bundled server. */
    server: string
  }
}

/** Creates what all tests share: the databases that they copy, and the bundled server that they start. */
export default async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'staff-api-tests-'))
  mkdirSync(MODULES, { recursive: true })
  const dist = mkdtempSync(join(MODULES, '.server-'))
  const seed = join(folder, 'seed.tar')
  const [made] = await Promise.all([makeTemplate(), makeEmbedded(seed, dist)])
  provide('seed', seed)
  provide('template', made?.template ?? null)
  provide('server', join(dist, 'server.js'))
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    rmSync(dist, { recursive: true, force: true })
    await made?.drop()
  }
}

// The bundle can resolve its packages only from a folder below this one.
const MODULES = join(import.meta.dirname, '../../../../apps/api/node_modules')

/** Runs initdb once: the server's seed is taken before the migrations, the tests' seed after them. */
async function makeEmbedded(seed: string, dist: string) {
  const pglite = await startInMemory()
  await build(bundle(dist, () => pglite.dumpDataDir('gzip')))
  await migrateEmbedded(drizzle(pglite))
  const dump = await pglite.dumpDataDir('none')
  writeFileSync(seed, new Uint8Array(await dump.arrayBuffer()))
  await pglite.close()
}
