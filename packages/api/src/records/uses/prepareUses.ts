import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { allEntities } from '../table/areas'
import { usesInTexts, usesOfArea, type UsesOfTable } from './usesSql'

/**
 * Gives the tables whose rows can use something the triggers that keep the index of uses, where they are missing or an entity has changed,
 * and fills the index for what is stored.
 */
export async function prepareUses(db: Db): Promise<void> {
  const wanted = [...allEntities().flatMap(usesOfArea), ...usesInTexts()]
  const stored = await queryRows<{ name: string; body: string }>(
    db,
    sql`select relname as name, prosrc as body from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
      where tgname = 'uses_added' and relnamespace = 'public'::regnamespace`,
  )
  const kept = new Map(stored.map(({ name, body }) => [name, body]))
  // A user of the database who is not the owner may start the server, but not replace a function.
  const changed = wanted.filter(({ table, body }) => kept.get(table) !== body)
  const known = new Set(wanted.map(({ table }) => table))
  const former = stored.filter(({ name }) => !known.has(name))
  if (changed.length === 0 && former.length === 0) return
  await db.transaction(async (tx) => {
    for (const { name } of former) await dropTriggers(tx, name)
    for (const each of changed) await keepUses(tx, each)
    await forgetOthers(tx)
  })
}

const EVENTS = [
  ['added', 'INSERT', 'NEW'],
  ['changed', 'UPDATE', 'NEW'],
  ['removed', 'DELETE', 'OLD'],
] as const

async function keepUses(tx: Db, { table, body, fill }: UsesOfTable) {
  const run = (statement: string) => tx.execute(sql.raw(statement))
  const call = `FOR EACH STATEMENT EXECUTE FUNCTION public."note_uses_${table}"()`
  await dropTriggers(tx, table)
  await run(
    `CREATE OR REPLACE FUNCTION public."note_uses_${table}"() RETURNS trigger LANGUAGE plpgsql AS $body$${body}$body$`,
  )
  for (const [name, event, rows] of EVENTS)
    await run(
      `CREATE TRIGGER uses_${name} AFTER ${event} ON public."${table}" REFERENCING ${rows} TABLE AS changed ${call}`,
    )
  await run(`CREATE TRIGGER uses_emptied AFTER TRUNCATE ON public."${table}" ${call}`)
  for (const statement of fill) await run(statement)
}

async function dropTriggers(tx: Db, table: string) {
  for (const name of [...EVENTS.map(([each]) => each), 'emptied'])
    await tx.execute(sql.raw(`DROP TRIGGER IF EXISTS uses_${name} ON public."${table}"`))
}

/** Forgets what records of areas use that this admin has no more. */
async function forgetOthers(tx: Db) {
  const areas = allEntities().filter((entity) => usesOfArea(entity).length > 0)
  const known = sql.raw(areas.map(({ area }) => `'${area}'`).join(', '))
  await tx.execute(
    sql`delete from uses where place in ('working', 'site') and area not in (${known})`,
  )
}
