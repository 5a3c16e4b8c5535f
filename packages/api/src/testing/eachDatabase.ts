import { afterAll, describe, inject } from 'vitest'

import type { Database } from '../platform/db/database'
import { giveBack, removeRecords, sharedApps, takeDatabase, type Kind } from './databasePool'
// Makes the tables of the areas known.
import './testContent'

export { openPglite, openPostgres } from './databasePool'

type Body = (open: () => Promise<Database>) => void
type SharedBody = (empty: () => Promise<Database>, open: () => Promise<Database>) => void

/**
 * Runs the same tests on the embedded database and on PostgreSQL. Each call of `open` creates a migrated database.
 * Databases that a test leaves open are closed at the end. The tests on PostgreSQL are skipped without one.
 */
export function eachDatabase(body: Body) {
  onEmbedded(body)
  onPostgres(body)
}

/**
 * Runs tests like `eachDatabase`, on the embedded database only: for what does not depend on SQL, locks, extensions or notifications, such as
 * headers, refusals and rights.
 */
export function onEmbedded(body: Body) {
  describe('PGlite', () => body(pooled('embedded')))
}

/** Runs tests like `eachDatabase`, on PostgreSQL only. */
function onPostgres(body: Body) {
  describe.skipIf(!inject('template'))('PostgreSQL', () => body(pooled('postgresql')))
}

/**
 * Runs the same tests on the embedded database and on PostgreSQL, with one database for all of them. `empty` removes its records: that
 * takes a tenth of the time of a new one. The tests share one app too, and must neither close them nor change the schema. `open` creates another one.
 */
export function eachSharedDatabase(body: SharedBody) {
  eachDatabase(sharing(body))
}

/** Runs tests like `eachSharedDatabase`, on the embedded database only, as `onEmbedded` does. */
export function onSharedEmbedded(body: SharedBody) {
  onEmbedded(sharing(body))
}

function sharing(body: SharedBody): Body {
  return (open) => {
    let shared: Promise<Database> | undefined
    const empty = async () => {
      shared ??= open()
      const database = await shared
      if (!sharedApps.has(database)) sharedApps.set(database, undefined)
      await removeRecords(database.db)
      return database
    }
    body(empty, open)
  }
}

function pooled(kind: Kind): () => Promise<Database> {
  const opened = new Set<Database>()
  afterAll(async () => {
    for (const database of opened) await giveBack(database)
  })
  return async () => {
    const database = await takeDatabase(kind)
    const close = async () => {
      // A test may already have closed it.
      if (opened.delete(database)) await database.close()
    }
    opened.add(database)
    return { ...database, close }
  }
}
