import { lastSlug, numbered } from '@staff/contract'
import { slugOf, type AnyEntity, type EntityValues } from '@staff/entity'
import { sql, type Placeholder, type SQL } from 'drizzle-orm'

import { addresses } from './addresses.table'

/** The slugs that are tried for a record, in their order. `last` is that of no other record. */
export interface Candidates {
  id: string
  slugs: string[]
  last: string
}

/** The slugs that are tried for a record that is published for the first time. */
export function candidatesOf({ idKey, titleOf }: AnyEntity, record: EntityValues): Candidates {
  const id = String(record[idKey])
  const base = slugOf(titleOf(record))
  return { id, slugs: numbered(base), last: lastSlug(base, id) }
}

/** The candidates of some records without a current address, as a relation. `given` is their JSON. */
export function lackingAddress(area: string, given: string | Placeholder): SQL {
  return sql`(select * from jsonb_to_recordset(${given}::jsonb) as given (id uuid, slugs jsonb, last text)
    where not exists (select from ${addresses} where area = ${area}::text and record_id = given.id and is_current))`
}

/**
 * The part of a statement that gives records their first addresses: the first of their slugs that is free. Of several records with the same
 * slugs, each gets the next one. A violation of `addresses_pkey` means that somebody else has taken a slug meanwhile.
 */
export function insertFirst(area: string, lacking: SQL): SQL {
  const free = sql`select candidate from jsonb_array_elements_text(slugs) with ordinality as listed (candidate, place)
    where not exists (select from ${addresses} where area = ${area}::text and slug = candidate)
    order by place offset rivals limit 1`
  return sql`insert into ${addresses} (area, slug, record_id)
    select ${area}::text, coalesce((${free}), last), id
    from (select *, row_number() over (partition by slugs order by id) - 1 as rivals from ${lacking} as lacking) as wanted`
}

/** The part of the statement that creates a record which gives it its address, unless somebody else takes that meanwhile. */
export function firstAddressOf({ area }: AnyEntity, candidates: Placeholder): SQL {
  const lacking = lackingAddress(area, candidates)
  return sql`${insertFirst(area, lacking)} on conflict (area, slug) do nothing returning slug`
}
