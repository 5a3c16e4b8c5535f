import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import {
  applyMigrations,
  clearMigrationHistory,
  currentLevel,
  readMigrationLevels,
  type Level,
} from '../../platform/db/migrationLevels'
import { MIGRATIONS_LOCK, prepareRecordTables } from '../../platform/db/migrate'
import { queryRows } from '../../platform/db/queryRows'
import { listTables } from '../../platform/db/listTables'
import { removeUnreadable } from '../../identity/secondFactor/factorStore'
import { StartError } from '../../platform/problems/startError'
import type { PictureStore } from '../../records/images/store/PictureStore'
import { checkRecords } from './checkRecords'
import { loadRows } from './loadRows'
import { readBackup, type Contents } from './readBackup'
import { missingPictures } from './restorePictures'
import type { BackupKey } from './encryption'
import { TRANSIENT_TABLES } from './writeBackup'

export interface RestoreOptions {
  /** Whether existing content is deleted. */
  replace: boolean
  /** The key of an encrypted backup. */
  key?: BackupKey | undefined
  /**
   * Whether records that break the rules of their forms are restored, too.
   * @default false
   */
  unchecked?: boolean
  /**
   * Whether the secret of a user's second factor can be read here. Second factors that cannot are left out.
   * @default all can
   */
  isReadable?: (sealed: string, userId: string) => boolean
  /** The object storage of pictures, if there is one. */
  store?: PictureStore | undefined
}

/** What was restored, how many second factors were left out, and which pictures the object storage does not have. */
export type Restored = Contents & { lostFactors: number; missing: string[] }

/**
 * Fills a database from a backup in one transaction: migrates the tables to the level of the backup, loads the rows,
 * and runs the remaining migrations. Throws a StartError, and changes nothing, if that fails.
 */
export async function restoreBackup(
  db: Db,
  file: string,
  { replace, key, unchecked = false, isReadable = () => true, store }: RestoreOptions,
): Promise<Restored> {
  const contents = await readBackup(file, { key })
  const levels = readMigrationLevels()
  refuseUnknownLevel(contents, levels)
  const restored = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATIONS_LOCK})`)
    const level = await currentLevel(tx, levels)
    await refuseOtherPrograms(tx, level)
    if (!replace) await refuseContent(tx)
    const start = level > contents.level ? await dropTables(tx) : level
    await applyMigrations(tx, levels.slice(start, contents.level))
    await emptyTables(tx)
    await loadRows(tx, file, key)
    await applyMigrations(tx, levels.slice(contents.level))
    await prepareRecordTables(tx)
    if (!unchecked) await checkRecords(tx)
    const missing = await missingPictures(tx, store, { unchecked })
    return { missing, lostFactors: await removeUnreadable(tx, isReadable) }
  })
  // Without statistics the first searches and sorted lists would scan whole tables.
  await db.execute(sql`vacuum (analyze)`)
  return { ...contents, ...restored }
}

function refuseUnknownLevel({ level, migration }: Contents, levels: Level[]) {
  if (level > levels.length)
    throw new StartError(
      `This backup was made by a newer version of the console (its tables are at ${migration}): restore it with that version.`,
    )
  if (levels[level - 1]?.name !== migration)
    throw new StartError(
      `This backup was made by another version of the console (its tables are at ${migration}, which is unknown here).`,
    )
}

async function refuseOtherPrograms(tx: Db, level: number) {
  if (level === 0 && (await listTables(tx)).length > 0)
    throw new StartError(
      'The database holds the tables of another program: give the console a database of its own.',
    )
}

async function refuseContent(tx: Db) {
  const tables = (await listTables(tx)).filter((table) => !TRANSIENT_TABLES.includes(table))
  const checks = tables.map(
    (table) =>
      sql`select ${table}::text as name where exists (select from ${sql.identifier(table)})`,
  )
  if (checks.length === 0) return
  const nonEmpty = await queryRows<{ name: string }>(tx, sql.join(checks, sql` union all `))
  if (nonEmpty.length > 0)
    throw new StartError(
      'The database has content already. Nothing was changed; --replace throws that content away.',
    )
}

async function dropTables(tx: Db): Promise<number> {
  await tx.execute(sql`drop table ${identifiers(await listTables(tx))} cascade`)
  await clearMigrationHistory(tx)
  return 0
}

/** Empties all tables. Because the sessions are deleted, too, everybody has to log in again. */
async function emptyTables(tx: Db) {
  await tx.execute(sql`truncate ${identifiers(await listTables(tx))} restart identity`)
}

function identifiers(tables: string[]) {
  return sql.join(
    tables.map((table) => sql.identifier(table)),
    sql`, `,
  )
}
