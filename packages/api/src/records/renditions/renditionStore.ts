import { partNamed, type PictureFormat } from '@staff/contract'
import { and, eq, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { images } from '../images/images.table'
import { pictureParts, renditions } from './renditions.table'

/** A picture, or a part of it, in a width, in pixels, and a format. */
export interface Rendition {
  hash: string
  /** The part that it shows: `0-0-640-480`. Empty for all of it. */
  part: string
  width: number
  format: PictureFormat
}

/** What is stored of a picture: its own width, and a rendition in the asked or its own width, unless that is to be made. */
export interface Found {
  ownWidth: number
  bytes: Uint8Array | null
  /** Whether nobody has asked for it within the last hour. */
  isRested: boolean | null
}

/** Finds a rendition and its picture; undefined if there is no such picture, or no answer has named the part. */
export async function findRendition(db: Db, asked: Rendition): Promise<Found | undefined> {
  const part = partNamed(asked.part)
  const ownWidth = part ? sql<number>`${part.width}::integer` : sql<number>`${images.width}`
  const isAsked = and(
    eq(renditions.hash, images.hash),
    eq(renditions.part, asked.part),
    eq(renditions.format, asked.format),
    sql`${renditions.width} = least(${asked.width}::integer, ${ownWidth})`,
  )
  const isNamed = sql`exists (select from ${pictureParts}
    where ${pictureParts.hash} = ${images.hash} and ${pictureParts.part} = ${asked.part})`
  const [found] = await db
    .select({
      ownWidth,
      bytes: renditions.bytes,
      isRested: sql<boolean | null>`${renditions.usedAt} < now() - interval '1 hour'`,
    })
    .from(images)
    .leftJoin(renditions, isAsked)
    .where(and(eq(images.hash, asked.hash), part && isNamed))
  return found
}

/** Notes that somebody has asked for a rendition. */
export async function noteUse(db: Db, rendition: Rendition): Promise<void> {
  await db.update(renditions).set({ usedAt: new Date() }).where(isRendition(rendition))
}

/** Stores a rendition, unless its picture was deleted meanwhile. */
export async function storeRendition(
  db: Db,
  { hash, part, width, format }: Rendition,
  bytes: Uint8Array,
): Promise<void> {
  await db.execute(sql`insert into ${renditions} (hash, part, width, format, bytes)
    select hash, ${part}::text, ${width}::integer, ${format}::text, ${Buffer.from(bytes)}::bytea from ${images} where hash = ${hash} for key share
    on conflict do nothing`)
}

/** Deletes the renditions that nobody has asked for the longest, once all together have more bytes than `max`. A tenth becomes free. */
export async function keepBudget(db: Db, max: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [state] = await queryRows<{ isMine: boolean; total: number }>(
      tx,
      sql`select pg_try_advisory_xact_lock(hashtextextended('picture sizes', 0)) as "isMine",
        (select coalesce(sum(size), 0)::float8 from ${renditions}) as total`,
    )
    // Another node does it.
    if (!state?.isMine || state.total <= max) return
    await tx.execute(sql`delete from ${renditions} using (
        select hash as picture, part as cut, width as edge, format as kind,
          sum(size) over (order by used_at desc, hash, part, width, format) as total
        from ${renditions}) as kept
      where hash = picture and part = cut and width = edge and format = kind and total > ${Math.floor(max * 0.9)}::bigint`)
  })
}

function isRendition({ hash, part, width, format }: Rendition) {
  return and(
    eq(renditions.hash, hash),
    eq(renditions.part, part),
    eq(renditions.width, width),
    eq(renditions.format, format),
  )
}
