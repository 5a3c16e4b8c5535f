import {
  addressOfPicture,
  type ListedPicture,
  type PictureParameters,
  type PictureNeeds,
  type Pictures,
  type PictureSort,
} from '@staff/contract'
import { and, sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { images } from '../images/images.table'
import { searchPattern } from '../lists/listQuery'
import { offsetOf } from '../lists/offsetOf'
import { isCurrent, isUseOf } from './findUses'
import { uses } from './uses.table'

/** One page of the stored pictures. */
export async function findPictures(db: Db, asked: PictureParameters): Promise<Pictures> {
  const condition = and(...conditionsOf(asked)) ?? sql`true`
  const [counted] = await queryRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from ${images} where ${condition}`,
  )
  const records = await queryRows<Omit<ListedPicture, 'url'>>(
    db,
    sql`select ${images.hash} as hash, ${images.width} as width, ${images.height} as height, ${BYTES} as bytes, ${images.name} as name,
        ${images.uploadedById} as "uploadedById", ${images.uploadedByName} as "uploadedByName",
        (extract(epoch from ${images.createdAt}) * 1000)::float8 as "uploadedAt", ${PLACES} as uses, ${UNDESCRIBED} as undescribed
      from ${images} where ${condition} order by ${orderOf(asked)}
      limit ${asked.pageSize}::bigint offset ${offsetOf(asked)}::bigint`,
  )
  return {
    records: records.map((each) =>
      Object.assign(each, {
        url: addressOfPicture(each.hash),
        uploadedAt: new Date(each.uploadedAt).toISOString(),
      }),
    ),
    total: counted?.total ?? 0,
    uploaders: await findUploaders(db),
  }
}

// The length of a value is read without its bytes.
const BYTES = sql`coalesce(${images.size}, octet_length(${images.bytes}))`
const IS_USE = sql`${uses.target} = ${images.hash} and ${uses.kind} = 'picture' and ${isCurrent}`
const PLACES = placesWith(IS_USE)
const IS_UNDESCRIBED = sql`${IS_USE} and ${uses.isUndescribed}`
const UNDESCRIBED = placesWith(IS_UNDESCRIBED)

function placesWith(condition: SQL): SQL {
  return sql`(select count(*)::int from (select distinct ${uses.area}, ${uses.recordId}, ${uses.field} from ${uses} where ${condition}) as places)`
}

function conditionsOf({
  q,
  used,
  described,
  uploadedById,
}: PictureParameters): (SQL | undefined)[] {
  const lacks = sql`exists (select from ${uses} where ${IS_UNDESCRIBED})`
  const isUsed = sql`exists (select from ${uses} where ${IS_USE})`
  return [
    q === ''
      ? undefined
      : sql`lower(${images.name} ${COLLATION}) like lower(${searchPattern(q)}::text ${COLLATION})`,
    used === undefined ? undefined : used === 'yes' ? isUsed : sql`not ${isUsed}`,
    described === undefined ? undefined : described === 'no' ? lacks : sql`not ${lacks}`,
    uploadedById === undefined || uploadedById.length === 0
      ? undefined
      : sql`${images.uploadedById} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(uploadedById)}::jsonb))`,
  ]
}

const COLLATION = sql.raw('collate "und-x-icu"')

const SORTED_BY: Readonly<Record<PictureSort, SQL>> = {
  uploadedAt: sql`${images.createdAt}`,
  name: sql`lower(${images.name} ${COLLATION})`,
  bytes: BYTES,
  uses: PLACES,
}

/** Pictures without a name come last, whatever the direction is. */
function orderOf({ sort, order }: PictureParameters): SQL {
  const isUp = order === undefined ? sort === 'name' : order === 'asc'
  const direction = sql.raw(isUp ? 'asc' : 'desc')
  return sql`${SORTED_BY[sort]} ${direction} nulls last, ${images.hash} ${direction}`
}

async function findUploaders(db: Db): Promise<Pictures['uploaders']> {
  return queryRows(
    db,
    sql`select ${images.uploadedById} as id, max(${images.uploadedByName}) as name from ${images}
      where ${images.uploadedById} is not null group by 1 order by 2, 1`,
  )
}

/** How many places show a picture, and how many stored versions and deleted records have it. */
export async function needsOf(db: Db, hash: string): Promise<PictureNeeds> {
  const [found] = await queryRows<PictureNeeds>(
    db,
    sql`select (select count(*)::int from (select distinct ${uses.area}, ${uses.recordId}, ${uses.field} from ${uses} where ${isUseOf({ hash })}) as places) as places,
      (select count(*)::int from ${uses} where ${uses.target} = ${hash} and ${uses.kind} = 'picture') as kept`,
  )
  return found ?? { places: 0, kept: 0 }
}

/** Locks a picture until the end of the transaction. Resolves to its name, or to undefined if there is none. */
export async function lockPicture(
  tx: Db,
  hash: string,
): Promise<{ name: string | null } | undefined> {
  const [found] = await queryRows<{ name: string | null }>(
    tx,
    sql`select ${images.name} as name from ${images} where ${images.hash} = ${hash} for update`,
  )
  return found
}
