import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { StartError } from '../../platform/problems/startError'
import { forOperator } from '../../records/images/store/openPictureStore'
import type { PictureStore } from '../../records/images/store/PictureStore'

/** Gives a restored picture its bytes. Without bytes it was deleted while the backup was made. */
export async function loadPicture(tx: Db, row: string): Promise<void> {
  const values = sql`json_to_record(${row}::json) as loaded (hash text, bytes bytea)`
  await tx.execute(
    sql`update images set bytes = loaded.bytes from ${values} where images.hash = loaded.hash`,
  )
  await tx.execute(
    sql`delete from images using ${values} where images.hash = loaded.hash and loaded.bytes is null`,
  )
}

/**
 * Checks that the object storage has the pictures that a backup only lists, each with its number of bytes. Resolves to those that it has not.
 * Throws a StartError if there are any and the caller does not accept it.
 */
export async function missingPictures(
  tx: Db,
  store: PictureStore | undefined,
  { unchecked }: { unchecked: boolean },
): Promise<string[]> {
  const listed = await queryRows<{ hash: string; size: number }>(
    tx,
    sql`select hash, size from images where bytes is null order by hash`,
  )
  if (listed.length === 0) return []
  if (!store)
    throw new StartError(
      `This backup has no bytes of ${listed.length} pictures: set PICTURES_URL to the object storage that has them, and its keys. Nothing was changed.`,
    )
  const sizes = await readSizes(store)
  const missing = listed.flatMap(({ hash, size }) => (sizes.get(hash) === size ? [] : [hash]))
  if (missing.length > 0 && !unchecked)
    throw new StartError(
      `${missing.length} of the ${listed.length} pictures of this backup are missing in ${store.name}: ${namesOf(missing)}. Nothing was changed; --unchecked restores the rest all the same.`,
    )
  return missing
}

async function readSizes(store: PictureStore): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  try {
    for await (const { hash, size } of store.list()) sizes.set(hash, size)
  } catch (error) {
    throw forOperator(error)
  }
  return sizes
}

const MAX_NAMES = 20

/** The files of pictures, and how many more there are. */
export function namesOf(hashes: readonly string[]): string {
  const more = hashes.length - MAX_NAMES
  const names = hashes.slice(0, MAX_NAMES).map((hash) => `${hash}.webp`)
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
