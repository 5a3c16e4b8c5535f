import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'

import type { Db } from './database'
import { MIGRATIONS } from './migrate'
import { rowsOf } from './rowsOf'

/** A state of the tables: the one that a migration leaves behind. */
export interface Level {
  /** The migration's name, `0001_areas`. */
  name: string
  /** When the migration was written, in milliseconds: how the database remembers it. */
  when: number
  hash: string
  statements: string[]
}

/** The levels that this version of the code knows, the oldest first. */
export function readLevels(): Level[] {
  const names = namesOf(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'))
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(
    ({ folderMillis, hash, sql: statements }, index) => ({
      name: names[index] ?? '',
      when: folderMillis,
      hash,
      statements,
    }),
  )
}

/** How many of the levels a database has reached: 0 without tables, Infinity where its last one is unknown here. */
export async function levelIn(db: Db, levels: Level[]): Promise<number> {
  const [found] = await rowsOf<{ there: boolean }>(
    db,
    sql`select to_regclass(${REMEMBERED}) is not null as there`,
  )
  if (!found?.there) return 0
  const [last] = await rowsOf<{ at: number | null }>(
    db,
    sql`select max(created_at)::float8 as at from ${sql.raw(REMEMBERED)}`,
  )
  if (last?.at === null || last === undefined) return 0
  const number = levels.findIndex(({ when }) => when === last.at) + 1
  return number || Infinity
}

/** Brings the tables from one level to a later one, inside a transaction, as the migrator does. */
export async function climb(tx: Db, levels: Level[]) {
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(
    sql`create table if not exists ${sql.raw(REMEMBERED)} (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { statements, hash, when } of levels) {
    // oxlint-disable-next-line no-await-in-loop -- Each statement builds on the one before it.
    for (const statement of statements) await tx.execute(sql.raw(statement))
    // oxlint-disable-next-line no-await-in-loop -- A level is recorded after its statements.
    await tx.execute(
      sql`insert into ${sql.raw(REMEMBERED)} (hash, created_at) values (${hash}, ${when})`,
    )
  }
}

/** Forgets that any migration has run. */
export async function forgetLevels(tx: Db) {
  await tx.execute(sql`delete from ${sql.raw(REMEMBERED)}`)
}

// The migrator's own table.
const REMEMBERED = 'drizzle.__drizzle_migrations'

function namesOf(journal: string): string[] {
  // drizzle-kit writes the file, and the migrator reads it in the same way.
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }
  return entries.map(({ tag }) => tag)
}
