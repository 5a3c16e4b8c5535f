import { sql, type SQL } from 'drizzle-orm'

import type { Db } from './database'
import { queryRows } from './queryRows'

/** The names of the database's tables, each after the tables that it references. Excludes tables of extensions. */
export async function listTables(db: Db): Promise<string[]> {
  const tables = await queryRows<Table>(db, TABLES)
  return inOrder(
    tables.map(({ name, references }) => ({ name, references: references.filter(not(name)) })),
  )
}

/** The names of a table's columns, without the generated ones, for use in a statement. */
export async function columnsOf(db: Db, table: string): Promise<SQL> {
  const columns = await queryRows<{ name: string }>(
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

interface Table {
  name: string
  /** The tables that it references. */
  references: string[]
}

const TABLES = sql`
  select relname as name,
    array(select distinct other.relname::text from pg_constraint
          join pg_class other on other.oid = confrelid
          where contype = 'f' and conrelid = pg_class.oid) as "references"
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  order by relname`

function inOrder(tables: Table[], done: string[] = []): string[] {
  if (tables.length === 0) return done
  const next = tables.filter(({ references }) => references.every((name) => done.includes(name)))
  if (next.length === 0) throw new Error('Tables reference each other in a cycle')
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
