import { sql } from 'drizzle-orm'

import type { Db } from '../db/database'
import { climb, forgetLevels, levelIn, readLevels, type Level } from '../db/migrationLevels'
import { MIGRATIONS_LOCK } from '../db/migrate'
import { rowsOf } from '../db/rowsOf'
import { tablesIn } from '../db/tablesIn'
import { StartError } from '../problems/startError'
import { checkRecords } from './checkRecords'
import { loadRows } from './loadRows'
import { readBackup, type Contents } from './readBackup'
import type { BackupKey } from './sealing'
import { FLEETING } from './writeBackup'

export interface RestoreOptions {
  /** Whether content that is there may be thrown away. */
  replace: boolean
  /** What a sealed backup is opened with. */
  key?: BackupKey | undefined
  /**
   * Whether records are restored that break the rules of their forms.
   * @default false
   */
  unchecked?: boolean
}

/**
 * Fills a database from a backup, all or nothing. The tables are brought to the level of the backup, loaded, and
 * brought on to the level of this code. Throws a StartError, and changes nothing, where that cannot be.
 */
export async function restoreBackup(
  db: Db,
  file: string,
  { replace, key, unchecked = false }: RestoreOptions,
): Promise<Contents> {
  const contents = await readBackup(file, { key })
  const levels = readLevels()
  refuseUnknown(contents, levels)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATIONS_LOCK})`)
    const level = await levelIn(tx, levels)
    await refuseOthers(tx, level)
    if (!replace) await refuseContent(tx)
    const start = level > contents.level ? await dropTables(tx) : level
    await climb(tx, levels.slice(start, contents.level))
    await emptyTables(tx)
    await loadRows(tx, file, key)
    await climb(tx, levels.slice(contents.level))
    if (!unchecked) await checkRecords(tx)
  })
  // Without statistics the first searches and sorted lists would be read from end to end.
  await db.execute(sql`vacuum (analyze)`)
  return contents
}

function refuseUnknown({ level, migration }: Contents, levels: Level[]) {
  if (level > levels.length)
    throw new StartError(
      `This backup was made by a newer version of the console (its tables are at ${migration}): restore it with that version.`,
    )
  if (levels[level - 1]?.name !== migration)
    throw new StartError(
      `This backup was made by another version of the console (its tables are at ${migration}, which is unknown here).`,
    )
}

async function refuseOthers(tx: Db, level: number) {
  if (level === 0 && (await tablesIn(tx)).length > 0)
    throw new StartError(
      'The database holds the tables of another program: give the console a database of its own.',
    )
}

async function refuseContent(tx: Db) {
  const tables = (await tablesIn(tx)).filter((table) => !FLEETING.includes(table))
  const checks = tables.map(
    (table) =>
      sql`select ${table}::text as name where exists (select from ${sql.identifier(table)})`,
  )
  if (checks.length === 0) return
  const full = await rowsOf<{ name: string }>(tx, sql.join(checks, sql` union all `))
  if (full.length > 0)
    throw new StartError(
      'The database has content already. Nothing was changed; --replace throws that content away.',
    )
}

async function dropTables(tx: Db): Promise<number> {
  await tx.execute(sql`drop table ${names(await tablesIn(tx))} cascade`)
  await forgetLevels(tx)
  return 0
}

/** Sessions go too: whoever was logged in logs in again. */
async function emptyTables(tx: Db) {
  await tx.execute(sql`truncate ${names(await tablesIn(tx))} restart identity`)
}

function names(tables: string[]) {
  return sql.join(
    tables.map((table) => sql.identifier(table)),
    sql`, `,
  )
}
