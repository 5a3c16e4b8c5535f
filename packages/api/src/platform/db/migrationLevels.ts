import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'

import type { Db } from './database'
import { migrationsFolder } from './migrate'
import { queryRows } from './queryRows'

/** The state of the schema after a migration. */
export interface Level {
  /** The migration's name, `0001_areas`. */
  name: string
  /** When the migration was written, in milliseconds since 1970. The database stores this to identify it. */
  when: number
  hash: string
  statements: string[]
}

/** The levels that this version of the code knows, oldest first. */
export function readMigrationLevels(): Level[] {
  const names = namesOf(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8'))
  return readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(
    ({ folderMillis, hash, sql: statements }, index) => ({
      name: names[index] ?? '',
      when: folderMillis,
      hash,
      statements,
    }),
  )
}

/** How many of the levels a database has reached: 0 without tables, Infinity if its last migration is unknown. */
export async function currentLevel(db: Db, levels: Level[]): Promise<number> {
  const [found] = await queryRows<{ there: boolean }>(
    db,
    sql`select to_regclass(${HISTORY_TABLE}) is not null as there`,
  )
  if (!found?.there) return 0
  const [last] = await queryRows<{ at: number | null }>(
    db,
    sql`select max(created_at)::float8 as at from ${sql.raw(HISTORY_TABLE)}`,
  )
  if (last?.at === null || last === undefined) return 0
  const number = levels.findIndex(({ when }) => when === last.at) + 1
  return number || Infinity
}

/** Applies migrations inside a transaction, as drizzle's migrator does. */
export async function applyMigrations(tx: Db, levels: Level[]) {
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(
    sql`create table if not exists ${sql.raw(HISTORY_TABLE)} (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { statements, hash, when } of levels) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into ${sql.raw(HISTORY_TABLE)} (hash, created_at) values (${hash}, ${when})`,
    )
  }
}

/** Removes the record of every migration. */
export async function clearMigrationHistory(tx: Db) {
  await tx.execute(sql`delete from ${sql.raw(HISTORY_TABLE)}`)
}

// The migrator's own table.
const HISTORY_TABLE = 'drizzle.__drizzle_migrations'

function namesOf(journal: string): string[] {
  // drizzle-kit writes the file, and drizzle's migrator reads it without checks, too.
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }
  return entries.map(({ tag }) => tag)
}
