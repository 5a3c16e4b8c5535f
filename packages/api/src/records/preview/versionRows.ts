import type { AnyEntity } from '@staff/entity'
import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

import { revisions } from '../../identity/audit/revisions.table'
import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import type { LiveRows } from '../live/liveRows'

/** A record that is stored, in a version that may be an earlier one. */
export interface WantedVersion {
  id: string
  version: number
  /** The version that is stored. */
  newest: number
}

/**
 * The rows of versions of records by their ids, each as JSON with the names of the columns. A version that is no longer kept is left out.
 * An order belongs to no version.
 */
export async function versionRows(
  db: Db,
  entity: AnyEntity,
  { source, id }: Pick<LiveRows, 'source' | 'id'>,
  wanted: readonly WantedVersion[],
): Promise<Map<string, string>> {
  const earlier = wanted.filter(({ version, newest }) => version !== newest)
  const changes = await changesTo(db, entity, earlier)
  const given = wanted.flatMap(({ id: of, version, newest }) => {
    const own = version === newest ? {} : changes.get(of)
    return own ? [{ id: of, changes: own }] : []
  })
  if (given.length === 0) return new Map()
  const rows = await queryRows<{ id: string; row: string }>(
    db,
    sql`select given.id, (to_jsonb(stored.*) || given.changes)::text as "row"
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id uuid, changes jsonb)
      join ${source} as stored on stored.${id} = given.id`,
  )
  return new Map(rows.map(({ id: of, row }) => [of, row]))
}

/** What differs in the rows of earlier versions, by the ids of their records. */
async function changesTo(
  db: Db,
  { area }: AnyEntity,
  wanted: readonly WantedVersion[],
): Promise<Map<string, object>> {
  if (wanted.length === 0) return new Map()
  const { recordId, version, values, at } = revisions
  const found = await db
    .select({ recordId, version, values, at })
    .from(revisions)
    .where(
      sql`${revisions.area} = ${area} and (${recordId}, ${version}) in (select id, version
        from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as given (id uuid, version integer))`,
    )
  return new Map(
    found.map((each) => {
      const own = Object.entries(each.values).map(([name, value]) => [toSnakeCase(name), value])
      const updated = { version: each.version, updated_at: each.at.toISOString() }
      return [each.recordId, { ...Object.fromEntries(own), ...updated }] as const
    }),
  )
}
