import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { StartError } from '../../platform/problems/startError'
import { forOperator } from '../../records/images/store/openPictureStore'
import { pictureBytes } from '../../records/images/store/pictureBytes'
import type { PictureStore } from '../../records/images/store/PictureStore'
import type { BackupFile } from './backupFile'
import { PICTURE_BYTES, type Header } from './format'

/** Where a backup finds the pictures that are not in the database. With 'list' it leaves their bytes out. */
export type BackupPictures = PictureStore | 'list' | undefined

/** The hashes of the pictures that are in the object storage. Tables of an earlier version have all bytes. */
export async function picturesOutside(
  tx: Db,
  { tables }: Pick<Header, 'tables'>,
  pictures: BackupPictures,
): Promise<string[]> {
  if (!tables.includes('images')) return []
  const found = await queryRows<{ hash: string }>(
    tx,
    sql`select hash from images where bytes is null order by hash`,
  )
  if (found.length > 0 && !pictures)
    throw new StartError(
      `${found.length} pictures are in an object storage: set PICTURES_URL to it, and its keys. --pictures=list makes a backup without them.`,
    )
  return found.map(({ hash }) => hash)
}

/**
 * Writes the bytes of pictures, after the transaction of the tables: the embedded database serves nobody meanwhile, and an object never
 * changes. A picture that was deleted since has null.
 */
export async function writePictures(
  file: BackupFile,
  db: Db,
  store: PictureStore,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of hashes) {
    const bytes = await pictureBytes(db, store, hash).catch((error: unknown) => {
      throw forOperator(error)
    })
    const hex = bytes ? `\\x${Buffer.from(bytes).toString('hex')}` : null
    await file.write(PICTURE_BYTES, JSON.stringify({ hash, bytes: hex }))
  }
}
