import { readFile } from 'node:fs/promises'

import { afterAll, describe, inject } from 'vitest'

import { connect, type Database } from '../db/connect'
import { copyTemplate, drop } from './postgresTemplate'

/**
 * Runs the same tests on the embedded database and on PostgreSQL. Each call of `open` creates a migrated database.
 * Databases that a test leaves open are closed at the end. The tests on PostgreSQL are skipped without one.
 */
export function eachDatabase(body: (open: () => Promise<Database>) => void) {
  const template = inject('template')
  describe('PGlite', () => body(closing(openPglite)))
  describe.skipIf(!template)('PostgreSQL', () => body(closing(openPostgres)))
}

/** Creates a migrated embedded database in memory. */
export async function openPglite(): Promise<Database> {
  return connect({ memory: true, seed: new Blob([await readFile(inject('seed'))]) })
}

/** Creates a migrated PostgreSQL database, which is dropped on close. */
export async function openPostgres(): Promise<Database> {
  const template = inject('template')
  if (!template) throw new Error('PostgreSQL is not available')
  const databaseUrl = await copyTemplate(template)
  const database = await connect({ databaseUrl })
  const close = async () => {
    await database.close()
    await drop(template, databaseUrl)
  }
  return { ...database, close }
}

function closing(open: () => Promise<Database>) {
  const opened = new Set<Database>()
  afterAll(() => Promise.all([...opened].map((database) => database.close())))
  return async () => {
    const database = await open()
    const close = async () => {
      // A test may already have closed it.
      if (opened.delete(tracked)) await database.close()
    }
    const tracked = { ...database, close }
    opened.add(tracked)
    return tracked
  }
}
