import { publicPicture, type PublicPicture } from '@staff/contract'
import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { images } from './images.table'
import { hashOfUrl } from './storeImage'

/** The stored pictures with these addresses as the public site gets them, in one query. */
export async function publicPictures(
  db: Db,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, PublicPicture>> {
  if (addresses.length === 0) return new Map()
  const byHash = new Map(addresses.map((address) => [hashOfUrl(address) ?? '', address]))
  const { hash, width, height, placeholder } = images
  const asked = sql`select jsonb_array_elements_text(${JSON.stringify([...byHash.keys()])}::jsonb)`
  const found = await db
    .select({ hash, width, height, placeholder })
    .from(images)
    .where(sql`${hash} in (${asked})`)
  return new Map(
    found.map((picture) => {
      const address = byHash.get(picture.hash) ?? ''
      return [address, publicPicture(address, picture)]
    }),
  )
}
