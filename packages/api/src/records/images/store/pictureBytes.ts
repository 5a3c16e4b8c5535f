import { eq } from 'drizzle-orm'

import type { Db } from '../../../platform/db/database'
import { PICTURE_BYTES_AREA, requestArea } from '../../../platform/db/postgres/bulkheads'
import { images } from '../images.table'
import { StorageError, type PictureStore } from './PictureStore'

/** The bytes of a stored picture, wherever they are; undefined if there is no such picture. */
export async function pictureBytes(
  db: Db,
  store: PictureStore | undefined,
  hash: string,
): Promise<Uint8Array | undefined> {
  const found = await rowOf(db, hash)
  if (!found || found.bytes) return found?.bytes ?? undefined
  if (!store)
    throw new StorageError(
      'refused',
      'Pictures are in an object storage, but PICTURES_URL is not set.',
    )
  const bytes = await store.get(hash)
  if (bytes) return bytes
  // It may have been deleted, or moved to the database, since its row was read.
  const now = await rowOf(db, hash)
  if (!now || now.bytes) return now?.bytes ?? undefined
  throw new StorageError('wrong', `The picture ${hash} is missing in ${store.name}.`)
}

async function rowOf(db: Db, hash: string): Promise<{ bytes: Uint8Array | null } | undefined> {
  return requestArea.run(PICTURE_BYTES_AREA, async () => {
    const [found] = await db
      .select({ bytes: images.bytes })
      .from(images)
      .where(eq(images.hash, hash))
    return found
  })
}
