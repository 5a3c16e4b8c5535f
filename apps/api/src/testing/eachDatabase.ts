import { readFile } from 'node:fs/promises'

import { afterAll, describe, inject } from 'vitest'

import { connect, type Database } from '../db/connect'
import { copyTemplate, drop } from './postgresTemplate'

/**
 * Describes the same behaviour on the embedded database and on PostgreSQL. Each call of `open` gives a fresh,
 * migrated database; what a test leaves open is closed at the end. Without a PostgreSQL its half is skipped.
 */
export function eachDatabase(body: (open: () => Promise<Database>) => void) {
  const template = inject('template')
  describe('PGlite', () => body(closing(openPglite)))
  describe.skipIf(!template)('PostgreSQL', () => body(closing(openPostgres)))
}

/** A fresh, migrated embedded database in memory. */
export async function openPglite(): Promise<Database> {
  return connect({ memory: true, seed: new Blob([await readFile(inject('seed'))]) })
}

/** A fresh, migrated PostgreSQL database, which is dropped when it is closed. */
export async function openPostgres(): Promise<Database> {
  const template = inject('template')
  if (!template) throw new Error('No PostgreSQL answers')
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
      // A test may close what the end closes again.
      if (opened.delete(tracked)) await database.close()
    }
    const tracked = { ...database, close }
    opened.add(tracked)
    return tracked
  }
}
