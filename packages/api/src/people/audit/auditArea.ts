import type { AnyEntity } from '@staff/entity'
import { auditAreasOf, auditFieldsOf, CHANGES, DONE, TRIED } from '@staff/entity/people'
import { sql, type SQL } from 'drizzle-orm'

import type { Area } from '../../records/table/areas'
import { computedJson, computedText } from '../../records/table/computedColumn'
import { audit } from '../../identity/audit/audit.table'

/** A part of a constant object, by keys in columns: its text, or null. */
function lookUp(texts: unknown, ...keys: SQL[]): SQL {
  const last = keys.length - 1
  const path = keys.map((key, index) => (index === last ? sql`->> ${key}` : sql`-> ${key}`))
  return sql`(${JSON.stringify(texts)}::jsonb ${sql.join(path, sql` `)})`
}

const area = sql`${audit.area}`
const action = sql`${audit.action}`
const isRefused = sql`${audit.status} >= 400`
const text = sql`coalesce(case when ${isRefused} then ${lookUp(TRIED, action)} else ${lookUp(DONE, action)} end, ${action})`
const times = sql`case when ${audit.count} > 1 then ', ' || ${audit.count} || ' times' else '' end`

/** The audit as a list. `summary` is what `actDescriber` says. `entities` are those whose records acts can be about. */
export function auditAreaOf(entities: readonly AnyEntity[]): Area {
  return {
    table: audit,
    computed: {
      summary: computedText(
        sql`${audit.userName} || ' ' || case when ${isRefused} then 'tried to ' else '' end || ${whatIn(entities)} || ${changedIn(entities)} || ${times}`,
      ),
      changes: computedJson(sql`${audit.changes}`),
    },
  }
}

/** What was done, with the record or the area in its place. */
function whatIn(entities: readonly AnyEntity[]): SQL {
  const areas = [...auditAreasOf(entities)]
  const ones = Object.fromEntries(areas.map(([name, { one }]) => [name, one]))
  const manies = Object.fromEntries(areas.map(([name, { many }]) => [name, many.toLowerCase()]))
  const one = sql`coalesce(${lookUp(ones, area)}, ${area})`
  const record = sql`case when ${audit.recordTitle} = '' then ${one} else ${one} || ' “' || ${audit.recordTitle} || '”' end`
  const many = sql`coalesce(${lookUp(manies, area)}, ${area})`
  // The title of a record can have anything in it, so it is put in last.
  return sql`rtrim(replace(replace(${text}, '{area}', ${many}), '{record}', ${record}))`
}

/** The labels of the fields that were changed. */
function changedIn(entities: readonly AnyEntity[]): SQL {
  const label = sql`coalesce(${lookUp(auditFieldsOf(entities), area, sql`name`)}, name)`
  return sql`case when ${action} in (${sql.raw(CHANGES.map((each) => `'${each}'`).join(', '))}) and not ${isRefused} and ${audit.changes} <> '{}'
  then ': ' || (select string_agg(${label}, ', ' order by ${label} collate "C") from jsonb_object_keys(${audit.changes}) as field (name))
  else '' end`
}
