import { hasPages, type AnyEntity, type EntityValues } from '@staff/entity'
import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { audit } from '../../identity/audit/audit.table'
import type { AuditEntry } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { announcement } from '../../platform/db/announceChange'
import { withRetries } from '../../platform/db/retry'
import { createStatement, createStatements, type Values } from '../../platform/db/statement'
import type { KeyedResponse } from '../../platform/requests/idempotency'
import { idempotencyKeys } from '../../platform/requests/idempotencyKeys.table'
import { revisions } from '../../identity/audit/revisions.table'
import { giveFirstAgain } from '../addresses/addressStore'
import { candidatesOf, firstAddressOf } from '../addresses/firstAddress'
import { firstLiveVersion, withStatus } from '../live/firstLiveVersion'
import type { CreatedRecord } from '../table/recordHooks'
import { jsonColumns, shownOf, type RecordTable } from '../table/recordTable'

/** A new record, and what is stored with it. */
export interface NewRecord {
  /** The values of its columns, with the id. */
  columns: EntityValues
  /** The audit entry. The statement adds the changes. */
  entry: AuditEntry
  /** Whether the public site does not show it yet. */
  isDraft: boolean
  /** The response for repeated calls, without its body, which is the record. */
  response: KeyedResponse | undefined
  /** Another part of the statement. */
  also: ((created: CreatedRecord) => SQL) | undefined
}

/**
 * Stores a record, its address on the public site, its audit entry, its first revision and the response for repeated calls, and announces
 * the change, in one statement: one round trip to the database, and either all of it is stored or nothing. Resolves to the record as JSON.
 */
export async function createRecord(db: Db, records: RecordTable, made: NewRecord): Promise<string> {
  const { entity } = records
  const shape = shapeOf(records, made)
  const statement = statements(JSON.stringify(shape), () =>
    statementOf(db, records, { ...shape, also: made.also }),
  )
  const address = made.isDraft || !hasPages(entity) ? undefined : candidatesOf(entity, made.columns)
  const values = { ...valuesOf(made), ...(address && { [ADDRESS]: JSON.stringify([address]) }) }
  const [row] = await withRetries(() => statement.run(db, values))
  if (!row) throw new Error('An insert returned nothing')
  // Somebody has taken its address during the statement.
  if (address && row.addresses === 0) await giveFirstAgain(db, records, address)
  return row.body
}

interface Made {
  /** The record as JSON. */
  body: string
  /** How many addresses were stored; null if it needs none. */
  addresses: number | null
}

const statements = createStatements<Made>()

const ADDRESS = 'address'

/** What the text of the statement depends on. */
interface Shape {
  area: string
  /** The columns with a value. The others get their defaults. */
  given: string[]
  /** The columns with null. */
  empty: string[]
  entry: string[]
  response: string[]
  isDraft: boolean
  hasMore: boolean
}

function shapeOf(
  { entity, table }: RecordTable,
  { columns, entry, response, isDraft, also }: NewRecord,
): Shape {
  const names = Object.keys(getTableColumns(table)).filter((name) => columns[name] !== undefined)
  return {
    area: entity.area,
    given: names.filter((name) => columns[name] !== null),
    empty: names.filter((name) => columns[name] === null),
    entry: Object.keys(entry),
    response: Object.keys(response ?? {}),
    isDraft,
    hasMore: also !== undefined,
  }
}

function statementOf(db: Db, records: RecordTable, shape: Shape & Pick<NewRecord, 'also'>) {
  const { entity, table } = records
  // The record as JSON, which every other part reads.
  const body = sql`(select body::jsonb from record)`
  const by = {
    userId: placeholderOf('entry', 'userId'),
    userName: placeholderOf('entry', 'userName'),
  }
  const live = shape.isDraft ? undefined : firstLiveVersion(entity, by)
  const hasAddress = live && hasPages(entity)
  const parts = [
    // The new row. The database makes the values that the request does not give.
    sql`made as (${insert(db, table, recordValues(shape))} returning ${jsonColumns(withStatus(records, live ? 'Published' : 'Draft'))})`,
    sql`record as (select row_to_json(made) as body from made)`,
    sql`audited as (${insert(db, audit, entryValues(records, shape, body))})`,
    ...(live ? [sql`published as (${live})`] : []),
    ...(hasAddress
      ? [sql`addressed as (${firstAddressOf(entity, sql.placeholder(ADDRESS))})`]
      : []),
    ...(shape.also ? [sql`more as (${shape.also({ record: body, userName: by.userName })})`] : []),
    // Personal records have no versions: their deletion must leave nothing behind.
    ...(entity.isPersonal ? [] : [sql`revised as (${revision(db, entity, body)})`]),
    // Only a call with a key can be repeated.
    ...(shape.response.length > 0
      ? [sql`kept as (${insert(db, idempotencyKeys, responseValues(shape, body))})`]
      : []),
  ]
  // The public site hears of the record at the commit.
  const announced = entity.publicSite ? sql`, ${announcement(entity.area)}` : sql``
  const count = hasAddress ? sql`(select count(*) from addressed)::integer` : sql`null::integer`
  return createStatement<Made>(
    sql`with ${sql.join(parts, sql`, `)} select body::text as body, ${count} as addresses${announced} from record`,
    // Forms send all fields. Other callers leave some out, in very many ways.
    { isPrepared: Object.keys(entity.fields).every((name) => shape.given.includes(name)) },
  )
}

function recordValues({ given, empty }: Shape): EntityValues {
  const nothing = Object.fromEntries(empty.map((name) => [name, sql`null`]))
  return { ...placeholders('record', given), ...nothing }
}

function entryValues(records: RecordTable, { entry }: Shape, body: SQL): EntityValues {
  const changes = records.entity.isPersonal ? sql`'{}'::jsonb` : changesIn(records, body)
  return { ...placeholders('entry', entry), changes }
}

function responseValues({ response }: Shape, body: SQL): EntityValues {
  return { ...placeholders('response', response), body }
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
    recordId: placeholderOf('record', entity.idKey),
    version: 1,
    values: sql`${body} - array[${sql.join(names, sql`, `)}]`,
    reason: 'created',
    userId: placeholderOf('entry', 'userId'),
    userName: placeholderOf('entry', 'userName'),
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

/** The parts of a new record that have values: its row, its audit entry and the response for repeated calls. */
type Part = 'record' | 'entry' | 'response'

/** The name of the placeholder for a column of a part: two parts may have a column of the same name. */
function nameOf(part: Part, column: string): string {
  return `${part} ${column}`
}

function placeholderOf(part: Part, column: string) {
  return sql.placeholder(nameOf(part, column))
}

function placeholders(part: Part, columns: readonly string[]): EntityValues {
  return Object.fromEntries(columns.map((column) => [column, placeholderOf(part, column)]))
}

/** The values of all placeholders. */
function valuesOf({ columns, entry, response }: NewRecord): Values {
  return Object.fromEntries([
    ...valuesIn('record', columns),
    ...valuesIn('entry', entry),
    ...valuesIn('response', response ?? {}),
  ])
}

function valuesIn(part: Part, values: object) {
  return Object.entries(values).map(([column, value]) => [nameOf(part, column), value] as const)
}
