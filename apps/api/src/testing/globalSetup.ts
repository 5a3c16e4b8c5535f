import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { migrateEmbedded } from '../db/migrate'
import { startInMemory } from '../db/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { makeTemplate, type Template } from './postgresTemplate'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a dump of a migrated, empty embedded database. */
    seed: string
    /** The migrated PostgreSQL database to copy; null where no PostgreSQL answers. */
    template: Template | null
  }
}

/** Makes the databases that the tests copy, once for all of them. */
export default async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'staff-api-tests-'))
  const seed = join(folder, 'seed.tar')
  const [, made] = await Promise.all([makeSeed(seed), makeTemplate()])
  provide('seed', seed)
  provide('template', made?.template ?? null)
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await made?.drop()
  }
}

async function makeSeed(path: string) {
  const pglite = await startInMemory()
  await migrateEmbedded(drizzle(pglite))
  const dump = await pglite.dumpDataDir('none')
  writeFileSync(path, new Uint8Array(await dump.arrayBuffer()))
  await pglite.close()
}
