import { refuseSlug, type RecordAddress } from '@staff/contract'
import { hasPages, type AnyEntity } from '@staff/entity'
import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { announceRecords } from '../table/recordStore'
import { recordTable, type RecordTable } from '../table/recordTable'
import type { StoredRecord } from '../table/storedRecord'
import { addresses } from './addresses.table'
import { candidatesOf, insertFirst, lackingAddress, type Candidates } from './firstAddress'

/** Gives records that go live their first addresses. Those that have one keep it. */
export async function giveAddresses(
  tx: Db,
  entity: AnyEntity,
  records: readonly StoredRecord[],
): Promise<void> {
  if (!hasPages(entity) || records.length === 0) return
  const candidates = records.map((record) => candidatesOf(entity, record))
  await giveFirst(tx, entity, candidates)
}

/** Gives records the first of their slugs that are free, unless they have an address. */
export async function giveFirst(
  tx: Db,
  entity: AnyEntity,
  candidates: readonly Candidates[],
): Promise<void> {
  // Two transactions that choose the same slug wait for each other, and the second one chooses again.
  for (let round = 1; round < MAX_ROUNDS; round++) {
    // oxlint-disable-next-line no-await-in-loop -- each round sees what the others have taken
    if (await addFirst(tx, entity, candidates)) return
  }
  const last = candidates.map((each) => ({ ...each, slugs: [] }))
  if (!(await addFirst(tx, entity, last))) throw new Error(`No address of ${entity.area} is free`)
}

const MAX_ROUNDS = 4

/** Gives a record that is live an address after all, because somebody has taken the one that it was to get. */
export async function giveFirstAgain(db: Db, records: RecordTable, candidates: Candidates) {
  await giveFirst(db, records.entity, [candidates])
  await announceRecords(db, records)
}

/** Resolves to whether all of the records have an address then. */
async function addFirst(tx: Db, { area }: AnyEntity, candidates: readonly object[]) {
  const lacking = sql`lacking_address`
  const [row] = await queryRows<{ missing: number }>(
    tx,
    sql`with ${lacking} as materialized ${lackingAddress(area, JSON.stringify(candidates))},
      given as (${insertFirst(area, lacking)} on conflict (area, slug) do nothing returning record_id)
      select ((select count(*) from ${lacking}) - (select count(*) from given))::integer as missing`,
  )
  return row?.missing === 0
}

/** An expression for the current slug of a record; null if it has no address. */
export function currentSlug({ entity, id }: RecordTable): SQL {
  return sql`(select slug from ${addresses} where record_id = ${id} and area = ${sql.raw(`'${entity.area}'`)} and is_current)`
}

/** The record that a slug leads to; undefined if it is free. */
export async function recordAt(db: Db, entity: AnyEntity, slug: string) {
  // Not every text that an address can have could be stored.
  if (refuseSlug(slug)) return undefined
  const [row] = await db
    .select({ id: addresses.recordId })
    .from(addresses)
    .where(and(eq(addresses.area, entity.area), eq(addresses.slug, slug)))
  return row?.id
}

/** The slugs of a record. */
export type Slugs = Omit<RecordAddress, 'website'>

/** The address of a record, and those that lead to it. */
export async function readAddress(db: Db, entity: AnyEntity, record: StoredRecord): Promise<Slugs> {
  const { id, slugs, last } = candidatesOf(entity, record)
  const [row] = await queryRows<{ own: { slug: string; isCurrent: boolean }[]; taken: string[] }>(
    db,
    sql`select coalesce((select jsonb_agg(jsonb_build_object('slug', slug, 'isCurrent', is_current) order by since desc, slug)
        from ${addresses} where area = ${entity.area} and record_id = ${id}), '[]') as own,
      coalesce((select jsonb_agg(slug) from ${addresses}
        where area = ${entity.area} and slug in (select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))), '[]') as taken`,
  )
  const { own = [], taken = [] } = row ?? {}
  const slug = own.find(({ isCurrent }) => isCurrent)?.slug ?? null
  const free = slugs.find((each) => !taken.includes(each)) ?? last
  return {
    slug,
    suggested: slug ?? free,
    earlier: own.filter(({ isCurrent }) => !isCurrent).map((each) => each.slug),
  }
}

/** Lets two people who change the address of a record at once wait for each other. */
export async function lockRecord(tx: Db, { table, id: column }: RecordTable, id: string) {
  await tx.execute(sql`select from ${table} where ${column} = ${id}::uuid for update`)
}

/** Makes a slug the current one of a record. Resolves to false if it leads to another record. */
export async function moveToAddress(
  tx: Db,
  entity: AnyEntity,
  id: string,
  slug: string,
): Promise<boolean> {
  const { area } = entity
  await lockRecord(tx, recordTable(entity), id)
  const own = and(eq(addresses.area, area), eq(addresses.recordId, id))
  await tx.update(addresses).set({ isCurrent: false }).where(and(own, addresses.isCurrent))
  const moved = await tx
    .insert(addresses)
    .values({ area, slug, recordId: id })
    .onConflictDoUpdate({
      target: [addresses.area, addresses.slug],
      set: { isCurrent: true, since: sql`clock_timestamp()` },
      setWhere: eq(addresses.recordId, id),
    })
    .returning({ slug: addresses.slug })
  return moved.length > 0
}

/** Frees an earlier slug of a record. */
export async function releaseSlug(tx: Db, { area }: AnyEntity, id: string, slug: string) {
  const isEarlier = and(eq(addresses.recordId, id), not(addresses.isCurrent))
  await tx
    .delete(addresses)
    .where(and(eq(addresses.area, area), eq(addresses.slug, slug), isEarlier))
}

/** Frees the slugs of records that are deleted for ever. */
export async function deleteAddresses(tx: Db, { area }: AnyEntity, ids: readonly string[]) {
  await tx
    .delete(addresses)
    .where(and(eq(addresses.area, area), inArray(addresses.recordId, [...ids])))
}
