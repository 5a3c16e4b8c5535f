import { hashOfPicture, type StoredPicture } from '@staff/contract'
import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { images } from './images.table'

/** What the public site is told of the stored pictures with these addresses, in one query. */
export async function storedPictures(
  db: Db,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, StoredPicture>> {
  if (addresses.length === 0) return new Map()
  const byHash = new Map(addresses.map((address) => [hashOfPicture(address) ?? '', address]))
  const { hash, width, height, placeholder } = images
  const asked = sql`select jsonb_array_elements_text(${JSON.stringify([...byHash.keys()])}::jsonb)`
  const found = await db
    .select({ hash, width, height, placeholder })
    .from(images)
    .where(sql`${hash} in (${asked})`)
  return new Map(found.map(({ hash: name, ...picture }) => [byHash.get(name) ?? '', picture]))
}
