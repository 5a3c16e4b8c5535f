import type { AnyEntity, EntityValues } from '@staff/forms/entity'
import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { audit } from '../../identity/audit/audit.table'
import type { AuditEntry } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { CHANGES_CHANNEL } from '../../platform/db/recordChanges'
import { withRetries } from '../../platform/db/retry'
import { createStatement, createStatements, type Values } from '../../platform/db/statement'
import type { KeyedResponse } from '../../platform/requests/idempotency'
import { idempotencyKeys } from '../../platform/requests/idempotencyKeys.table'
import { revisions } from '../../identity/audit/revisions.table'
import { jsonColumns, shownOf, type RecordTable } from './recordTable'

/** A new record, and what is stored with it. */
export interface NewRecord {
  /** The values of its columns, with the id. */
  columns: EntityValues
  /** The audit entry. The statement adds the changes. */
  entry: AuditEntry
  /** The response for repeated calls, without its body, which is the record. */
  response: KeyedResponse | undefined
}

/**
 * Stores a record, its audit entry, its first revision and the response for repeated calls, and announces the change, in one
 * statement: one round trip to the database, and either all of it is stored or nothing. Resolves to the record as JSON.
 */
export async function createRecord(db: Db, records: RecordTable, made: NewRecord): Promise<string> {
  const shape = shapeOf(records, made)
  const statement = statements(JSON.stringify(shape), () => statementOf(db, records, shape))
  const values = valuesOf(made)
  const [row] = await withRetries(() => statement.run(db, values))
  if (!row) throw new Error('An insert returned nothing')
  return row.body
}

const statements = createStatements<{ body: string }>()

/** What the text of the statement depends on. */
interface Shape {
  area: string
  /** The columns with a value. The others get their defaults. */
  given: string[]
  /** The columns with null. */
  empty: string[]
  entry: string[]
  response: string[]
}

function shapeOf({ entity, table }: RecordTable, { columns, entry, response }: NewRecord): Shape {
  const names = Object.keys(getTableColumns(table)).filter((name) => columns[name] !== undefined)
  return {
    area: entity.area,
    given: names.filter((name) => columns[name] !== null),
    empty: names.filter((name) => columns[name] === null),
    entry: Object.keys(entry),
    response: Object.keys(response ?? {}),
  }
}

function statementOf(db: Db, records: RecordTable, shape: Shape) {
  const { entity, table } = records
  const body = sql`(select body::jsonb from record)`
  const record = insert(db, table, {
    ...placeholders('record', shape.given),
    ...Object.fromEntries(shape.empty.map((name) => [name, sql`null`])),
  })
  const changes = entity.isPersonal ? sql`'{}'::jsonb` : changesIn(records, body)
  const entry = insert(db, audit, { ...placeholders('entry', shape.entry), changes })
  const response = insert(db, idempotencyKeys, {
    ...placeholders('response', shape.response),
    body,
  })
  const revised = entity.isPersonal ? sql`` : sql`, revised as (${revision(db, entity, body)})`
  const isKept = shape.response.length > 0
  return createStatement<{ body: string }>(
    sql`with made as (${record} returning ${jsonColumns(records)}),
      record as (select row_to_json(made) as body from made),
      audited as (${entry})${revised}${isKept ? sql`, kept as (${response})` : sql``}
      select body::text as body${entity.publicSite ? announcement(entity.area) : sql``} from record`,
    // Forms send all fields. Other callers leave some out, in very many ways.
    { isPrepared: Object.keys(entity.fields).every((name) => shape.given.includes(name)) },
  )
}

function insert(db: Db, table: PgTable, values: EntityValues): SQL {
  return db.insert(table).values(values).getSQL()
}

/** The first revision: the values of the fields, by the author of the audit entry. */
function revision(db: Db, entity: AnyEntity, body: SQL): SQL {
  const others = shownOf(entity).filter((name) => !Object.hasOwn(entity.fields, name))
  const names = others.map((name) => sql.raw(`'${name}'`))
  return insert(db, revisions, {
    area: entity.area,
    recordId: sql.placeholder(`record ${entity.idKey}`),
    version: 1,
    values: sql`${body} - array[${sql.join(names, sql`, `)}]`,
    reason: 'created',
    userId: sql.placeholder('entry userId'),
    userName: sql.placeholder('entry userName'),
  })
}

/** The values of a new record's fields, as changes from nothing. */
function changesIn({ entity }: RecordTable, body: SQL): SQL {
  const shown = Object.values(entity.fields).filter(({ secret }) => !secret)
  const names = shown.map(({ name }) => sql.raw(`'${name}'`))
  return sql`(select coalesce(jsonb_object_agg(name, jsonb_build_object('from', null, 'to', value)), '{}')
    from jsonb_each(${body}) as field (name, value)
    where value <> 'null' and name in (${sql.join(names, sql`, `)}))`
}

// As `announceChange` does, at the commit.
function announcement(area: string): SQL {
  return sql`, pg_notify(${sql.raw(`'${CHANGES_CHANNEL}'`)}, ${sql.raw(`'${area}'`)})`
}

function placeholders(kind: keyof ReturnType<typeof kindsOf>, names: string[]): EntityValues {
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(`${kind} ${name}`)]))
}

function valuesOf(made: NewRecord): Values {
  return Object.fromEntries(
    Object.entries(kindsOf(made)).flatMap(([kind, values]) =>
      Object.entries(values).map(([name, value]) => [`${kind} ${name}`, value] as const),
    ),
  )
}

function kindsOf({ columns, entry, response }: NewRecord) {
  return { record: columns, entry, response: response ?? {} }
}
