import { entities } from '@staff/content/entities'
import { referencesOf, type AnyEntity, type EntityValues } from '@staff/entity'

import type { Db } from '@staff/api/platform/db/connect'
import { addFirstLive } from '@staff/api/records/live/addFirstLive'
import { recordTable } from '@staff/api/records/table/recordTable'
import { ownValues } from './ownValues'

/** The records for an area. */
export interface Content {
  entity: AnyEntity
  /** Sample records, from which others are derived. */
  samples: EntityValues[]
  /** The number of records in the end. */
  recordsEach: number
  /** The values of columns without a field. */
  hidden: EntityValues
}

/** Adds records derived from the samples to the table of an area, and to the public site if that shows them. */
export async function fillArea(db: Db, { entity, samples, recordsEach, hidden }: Content) {
  const { table } = recordTable(entity)
  const references = await referredIds(db, entity)
  const missing = recordsEach - (await db.$count(table))
  const rows = Array.from({ length: missing }, (_, count) => {
    const sample = oneOf(samples, count)
    const fields = Object.fromEntries(
      Object.keys(entity.fields).map((field) => [field, sample[field]]),
    )
    const referred = references.map(([field, ids]) => [field, oneOf(ids, count)])
    return {
      ...fields,
      ...ownValues(entity, sample, count),
      ...Object.fromEntries(referred),
      ...timestamps(count),
      ...hidden,
    }
  })
  for (let first = 0; first < missing; first += BATCH)
    await db.insert(table).values(rows.slice(first, first + BATCH))
  await addFirstLive(db, entity)
}

const BATCH = 500
const MINUTE = 60_000

/** The fields that refer to another record, each with the ids to choose from. */
async function referredIds(db: Db, entity: AnyEntity): Promise<[field: string, ids: unknown[]][]> {
  const found: [string, unknown[]][] = []
  for (const [field, area] of Object.entries(referencesOf(entity))) {
    const other = entities.find((each) => each.area === area)
    if (!other) throw new Error(`${field} refers to ${area}, which is not an area`)
    const { id, table } = recordTable(other)
    const rows = await db.select({ id }).from(table)
    found.push([field, rows.map((row) => row.id)])
  }
  return found
}

/** The timestamps of twenty records a day, the newest one hour old. */
function timestamps(count: number) {
  const time = new Date(Date.now() - 60 * MINUTE - count * 72 * MINUTE)
  return { createdAt: time, updatedAt: time }
}

function oneOf<Item>(items: Item[], count: number): Item {
  const item = items[count % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}
