import type { LiveTime } from '@staff/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Actor } from '../../../identity/audit/writeAuditEntry'
import { announcement } from '../../../platform/db/announceChange'
import type { Db } from '../../../platform/db/database'
import { createStatement, createStatements } from '../../../platform/db/statement'
import { liveColumns, type LiveRows } from '../liveRows'

/** What has to be written of the live times of some records. A row is known by its record and its start. */
export class TimesPlan {
  readonly gone: { id: string; from: string }[] = []
  readonly cut: { id: string; from: string; until: string | null }[] = []
  readonly fresh: (LiveTime & { id: string })[] = []

  /** Notes the changes of a record. Returns whether there are some. */
  add(id: string, before: readonly LiveTime[], after: readonly LiveTime[]): boolean {
    const kept = new Map(after.filter(hasLength).map((time) => [time.from, time]))
    const size = this.#size
    for (const { from, until, version } of before) {
      const now = kept.get(from)
      // A version that begins where another one began takes its place.
      if (now?.version !== version) this.gone.push({ id, from })
      else {
        kept.delete(from)
        if (now.until !== until) this.cut.push({ id, from, until: now.until })
      }
    }
    for (const time of kept.values()) this.fresh.push({ id, ...time })
    return this.#size > size
  }

  get #size() {
    return this.gone.length + this.cut.length + this.fresh.length
  }
}

function hasLength({ from, until }: LiveTime): boolean {
  return from !== until
}

interface Writing {
  plan: TimesPlan
  now: string
  by: Actor
}

/**
 * Writes what differs, and tells all nodes that the area has changed, in one statement: only at its end, no two versions of a record may be
 * live at once.
 */
export async function writeTimes(tx: Db, area: string, rows: LiveRows, { plan, now, by }: Writing) {
  const { gone, cut, fresh } = plan
  const changes: Record<ChangeOfRows, readonly object[]> = {
    gone,
    cut,
    stored: fresh.filter(({ copyOf }) => copyOf === undefined),
    copies: fresh.filter(({ copyOf }) => copyOf !== undefined),
  }
  const made = CHANGES.filter((each) => changes[each].length > 0)
  if (made.length === 0) return
  const statement = writings([area, ...made].join(' '), () =>
    createStatement(writingOf(area, rows, made), { isPrepared: true }),
  )
  const values = Object.fromEntries(made.map((each) => [each, JSON.stringify(changes[each])]))
  await statement.run(tx, { ...values, now, userId: by.userId, userName: by.name })
}

/** What can happen to the rows of live versions: some go, some end, and some are made from the record or from another row. */
const CHANGES = ['gone', 'cut', 'stored', 'copies'] as const
type ChangeOfRows = (typeof CHANGES)[number]

const writings = createStatements<unknown>()

function writingOf(area: string, rows: LiveRows, made: readonly ChangeOfRows[]): SQL {
  const { table, id, source } = rows
  const isRow = sql`${table}.${id} = given.id and lower(${table}.during) = given."from"`
  const values = { ...rows, names: rows.names.filter((name) => name !== 'version') }
  const userId = sql.placeholder('userId')
  const isLater = sql`given."from" > ${sql.placeholder('now')}::timestamptz`
  const insert = (which: ChangeOfRows, from: PgTable, join: SQL) =>
    sql`insert into ${table} (${liveColumns(values)}, version, during, scheduled, published_by_id, published_by_name)
      select ${liveColumns(values, 'source')}, given.version, tstzrange(given."from", given.until), ${isLater}, ${userId}::uuid, ${sql.placeholder('userName')}
      from ${given(which)} join ${from} as source on source.${id} = given.id and ${join}`
  const writes: Record<ChangeOfRows, SQL> = {
    gone: sql`delete from ${table} using ${given('gone')} where ${isRow}`,
    cut: sql`update ${table} set during = tstzrange(lower(during), given.until) from ${given('cut')} where ${isRow}`,
    stored: insert('stored', source, sql`source.version = given.version`),
    copies: insert('copies', table, sql`lower(source.during) = given."copyOf"`),
  }
  const parts = made.map((each) => sql`${sql.raw(each)} as (${writes[each]})`)
  return sql`with ${sql.join(parts, sql`, `)} select ${announcement(area)}`
}

/** The values of a placeholder as a relation with the name `given`. */
function given(placeholder: ChangeOfRows): SQL {
  return sql`jsonb_to_recordset(${sql.placeholder(placeholder)}::jsonb)
    as given (id uuid, version integer, "from" timestamptz, until timestamptz, "copyOf" timestamptz)`
}
