import { afterAll, beforeAll, describe, inject } from 'vitest'

import type { Database } from '../platform/db/database'
import { giveBack, removeRecords, sharedApps, takeDatabase, type Kind } from './databasePool'
// Makes the tables of the areas known.
import './testContent'

export { openPglite, openPostgres } from './databasePool'

type Body = (open: () => Promise<Database>) => void
type SharedBody = (empty: () => Promise<Database>, open: () => Promise<Database>) => void

/**
 * Runs the same tests on the embedded database and on PostgreSQL. Each call of `open` returns a migrated database without records.
 * Those that a test leaves open are emptied at the end, for the next file. A test may change the schema: then its database is
 * closed. The tests on PostgreSQL are skipped without one.
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
 * Runs the same tests on the embedded database and on PostgreSQL, with one database for all of them. `empty` removes its records. The
 * tests share one app too. They must close neither, and must not change the schema. `open` creates another database.
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
    let shared: Database
    // Not in the time of the first test.
    beforeAll(async () => {
      shared = await open()
      sharedApps.set(shared, undefined)
    })
    const empty = async () => {
      await removeRecords(shared.db)
      return shared
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
