import { AUDIT_AREAS, AUDIT_FIELDS } from '@staff/forms/content/audit/auditEntry'
import { CHANGES, DONE, TRIED } from '@staff/forms/content/audit/actions'
import { sql, type SQL } from 'drizzle-orm'

import { computedJson, computedText } from '../../records/table/computedColumn'
import { audit } from '../../identity/audit/audit.table'

/** A part of a constant object, by keys in columns: its text, or null. */
function lookUp(texts: unknown, ...keys: SQL[]): SQL {
  const last = keys.length - 1
  const path = keys.map((key, index) => (index === last ? sql`->> ${key}` : sql`-> ${key}`))
  return sql`(${JSON.stringify(texts)}::jsonb ${sql.join(path, sql` `)})`
}

const ONE = Object.fromEntries([...AUDIT_AREAS].map(([area, { one }]) => [area, one]))
const MANY = Object.fromEntries(
  [...AUDIT_AREAS].map(([area, { many }]) => [area, many.toLowerCase()]),
)

const area = sql`${audit.area}`
const action = sql`${audit.action}`
const isRefused = sql`${audit.status} >= 400`

const text = sql`coalesce(case when ${isRefused} then ${lookUp(TRIED, action)} else ${lookUp(DONE, action)} end, ${action})`
const one = sql`coalesce(${lookUp(ONE, area)}, ${area})`
const record = sql`case when ${audit.recordTitle} = '' then ${one} else ${one} || ' “' || ${audit.recordTitle} || '”' end`
const many = sql`coalesce(${lookUp(MANY, area)}, ${area})`
// The title of a record can have anything in it, so it is put in last.
const said = sql`rtrim(replace(replace(${text}, '{area}', ${many}), '{record}', ${record}))`

const label = sql`coalesce(${lookUp(AUDIT_FIELDS, area, sql`name`)}, name)`
const fields = sql`case when ${action} in (${sql.raw(CHANGES.map((each) => `'${each}'`).join(', '))}) and not ${isRefused} and ${audit.changes} <> '{}'
  then ': ' || (select string_agg(${label}, ', ' order by ${label} collate "C") from jsonb_object_keys(${audit.changes}) as field (name))
  else '' end`
const times = sql`case when ${audit.count} > 1 then ', ' || ${audit.count} || ' times' else '' end`

/** The audit as a list. `summary` is what `describeAct` says. */
export const auditArea = {
  table: audit,
  computed: {
    summary: computedText(
      sql`${audit.userName} || ' ' || case when ${isRefused} then 'tried to ' else '' end || ${said} || ${fields} || ${times}`,
    ),
    changes: computedJson(sql`${audit.changes}`),
  },
}
