import { sql, type SQL } from 'drizzle-orm'

import type { Db } from './database'
import { rowsOf } from './rowsOf'

/** The names of the database's tables, each after those that it refers to; an extension's own are left out. */
export async function tablesIn(db: Db): Promise<string[]> {
  const tables = await rowsOf<Found>(db, TABLES)
  return inOrder(tables.map(({ name, needs }) => ({ name, needs: needs.filter(not(name)) })))
}

/** The columns of a table that are stored and not generated, to be put into a statement. */
export async function columnsOf(db: Db, table: string): Promise<SQL> {
  const columns = await rowsOf<{ name: string }>(
    db,
    sql`select attname as name from pg_attribute
        where attrelid = ${`public.${quoted(table)}`}::regclass
          and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  )
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}

interface Found {
  name: string
  needs: string[]
}

const TABLES = sql`
  select relname as name,
    array(select distinct other.relname::text from pg_constraint
          join pg_class other on other.oid = confrelid
          where contype = 'f' and conrelid = pg_class.oid) as needs
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  order by relname`

function inOrder(tables: Found[], done: string[] = []): string[] {
  if (tables.length === 0) return done
  const next = tables.filter(({ needs }) => needs.every((name) => done.includes(name)))
  if (next.length === 0) throw new Error('Tables refer to each other in a circle')
  return inOrder(
    tables.filter((table) => !next.includes(table)),
    [...done, ...next.map(({ name }) => name)],
  )
}

function not(name: string) {
  return (other: string) => other !== name
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
