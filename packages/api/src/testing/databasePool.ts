import { readFile } from 'node:fs/promises'

import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'

import { connect, type Database, type Db } from '../platform/db/connect'
import { queryRows } from '../platform/db/queryRows'
import { copyTemplate, drop, withoutWaitingForDisk } from './postgresTemplate'

/** The two databases that the tests run on. */
export type Kind = Database['kind']

// A worker of Vitest runs many files, and this module stays loaded from one to the next.
const idle: Record<Kind, Database[]> = { embedded: [], postgresql: [] }

// By handle, because tests wrap the database around it.
const apps = new WeakMap<Db, FastifyInstance[]>()

const schemas = new WeakMap<Db, string>()

/** A migrated database without records: one that an earlier test gave back, or a new one. */
export async function takeDatabase(kind: Kind): Promise<Database> {
  const known = idle[kind].pop()
  if (known) return known
  const database = await (kind === 'embedded' ? openPglite() : openPostgres())
  schemas.set(database.db, await readSchema(database.db))
  return database
}

/** Empties a database for the next test, or closes it if a test has changed its schema. Closes the apps that run on it. */
export async function giveBack(database: Database): Promise<void> {
  const { db, kind } = database
  await closeApps(db)
  if ((await readSchema(db)) !== schemas.get(db)) return database.close()
  await removeRecords(db)
  // Rows that are gone would otherwise be read again and again.
  await db.execute(sql`vacuum`)
  idle[kind].push(database)
}

/** Closes an app before its database is given back. */
export function closeWithDatabase(db: Db, app: FastifyInstance) {
  apps.set(db, [...(apps.get(db) ?? []), app])
}

/**
 * The databases that the tests of a file share, each with its app once there is one. An app has the default configuration. To start
 * one takes as long as ten calls.
 */
export const sharedApps = new WeakMap<Database, FastifyInstance | undefined>()

async function closeApps(db: Db) {
  const running = apps.get(db) ?? []
  apps.delete(db)
  await Promise.all(running.map((app) => app.close()))
}

/** Deletes all rows. To truncate takes ten times as long, as it creates files. */
export async function removeRecords(db: Db) {
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

/** A text that changes with every table, column, index, trigger, function and extension. */
async function readSchema(db: Db): Promise<string> {
  const [row] = await queryRows<{ schema: string }>(
    db,
    sql`
      select md5(string_agg(entry, ',' order by entry)) as schema from (
        select oid::text || xmin::text as entry from pg_class where relnamespace = 'public'::regnamespace
        union all select attrelid::text || attnum || attribute.xmin::text from pg_attribute attribute
          join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
        union all select oid::text || xmin::text from pg_trigger
        union all select oid::text || xmin::text from pg_proc where pronamespace = 'public'::regnamespace
        union all select oid::text || xmin::text from pg_constraint
        union all select oid::text || xmin::text from pg_extension
      ) entries`,
  )
  return row?.schema ?? ''
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
