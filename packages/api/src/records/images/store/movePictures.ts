import { createHash } from 'node:crypto'

import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'

import type { Db } from '../../../platform/db/database'
import { images } from '../images.table'
import { keepObject, putObject } from './objectEntries'
import { StorageError, type PictureStore } from './PictureStore'

/** How many pictures were moved, and the hashes of those that could not be. */
export interface Moved {
  moved: number
  left: string[]
}

/**
 * Moves the pictures in the database to the store, one after the other. Can be stopped and repeated at any time, while servers run. A picture whose
 * hash is not that of its bytes stays.
 */
export async function moveToStore(db: Db, store: PictureStore): Promise<Moved> {
  const result: Moved = { moved: 0, left: [] }
  for (let last = ''; ;) {
    const [picture] = await db
      .select({ hash: images.hash, bytes: images.bytes })
      .from(images)
      .where(and(isNotNull(images.bytes), gt(images.hash, last)))
      .orderBy(asc(images.hash))
      .limit(1)
    if (!picture?.bytes) return result
    last = picture.hash
    const isNamed = createHash('sha256').update(picture.bytes).digest('hex') === picture.hash
    if (isNamed) await move(db, store, { hash: picture.hash, bytes: picture.bytes })
    if (isNamed) result.moved += 1
    else result.left.push(picture.hash)
  }
}

async function move(db: Db, store: PictureStore, picture: { hash: string; bytes: Uint8Array }) {
  const { hash, bytes } = picture
  await putObject(db, store, picture)
  // Read before the database forgets it.
  if (!(await store.get(hash)))
    throw new StorageError('wrong', `${store.name} has not kept the picture ${hash}.`)
  await db.transaction(async (tx) => {
    await keepObject(tx, hash)
    await tx.update(images).set({ bytes: null, size: bytes.length }).where(eq(images.hash, hash))
  })
}

/**
 * Moves the pictures in the store to the database, likewise. Their objects stay: backups without bytes and servers that still read them need
 * them. A picture whose object is missing stays as it is.
 */
export async function moveToDatabase(db: Db, store: PictureStore): Promise<Moved> {
  const result: Moved = { moved: 0, left: [] }
  for (let last = ''; ;) {
    const [picture] = await db
      .select({ hash: images.hash })
      .from(images)
      .where(and(isNull(images.bytes), gt(images.hash, last)))
      .orderBy(asc(images.hash))
      .limit(1)
    if (!picture) return result
    last = picture.hash
    const bytes = await store.get(last)
    if (bytes) await db.update(images).set({ bytes }).where(eq(images.hash, last))
    if (bytes) result.moved += 1
    else result.left.push(last)
  }
}
