import { readFile } from 'node:fs/promises'

import { sql } from 'drizzle-orm'
import { afterAll, describe, inject } from 'vitest'

import { connect, type Database } from '../platform/db/connect'
import { copyTemplate, drop, withoutWaitingForDisk } from './postgresTemplate'
// Makes the tables of the areas known.
import './testContent'

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
  describe('PGlite', () => body(closing(openPglite)))
}

/** Runs tests like `eachDatabase`, on PostgreSQL only. */
function onPostgres(body: Body) {
  describe.skipIf(!inject('template'))('PostgreSQL', () => body(closing(openPostgres)))
}

/**
 * Runs the same tests on the embedded database and on PostgreSQL, with one database for all of them. `empty` removes its records: that
 * takes a tenth of the time of a new one. The tests must not close it or change its schema. `open` creates another one.
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
      await removeRecords(database)
      return database
    }
    body(empty, open)
  }
}

/** Deletes all rows. To truncate takes ten times as long, as it creates files. */
async function removeRecords({ db }: Database) {
  await db.execute(sql`
    do $$
    declare
      name text;
    begin
      -- Neither foreign keys nor the triggers that count rows have to look at each row.
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('delete from public.%I', name);
      end loop;
    end $$
  `)
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
  const database = await connect({ databaseUrl: withoutWaitingForDisk(databaseUrl) })
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
