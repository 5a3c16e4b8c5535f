import { sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../../platform/db/database'
import { queryRows } from '../../../platform/db/queryRows'
import { images } from '../images.table'
import { pictureObjects } from './pictureObjects.table'
import { StorageError, type PictureStore } from './PictureStore'

// A deletion takes at most some seconds. One that has been going on for longer was that of a node that was killed.
const IS_FREE = sql`(${pictureObjects.removingAt} is null or ${pictureObjects.removingAt} < now() - interval '10 minutes')`

/** Stores the bytes of a picture in the store, before its row. Until `keepObject`, a failure leaves an object that is removed a day later. */
export async function putObject(
  db: Db,
  store: PictureStore,
  { hash, bytes }: { hash: string; bytes: Uint8Array },
): Promise<void> {
  const noted = await queryRows(
    db,
    sql`insert into ${pictureObjects} (hash) values (${hash})
      on conflict (hash) do update set stored_at = now(), removing_at = null where ${IS_FREE} returning hash`,
  )
  if (noted.length === 0) throw isBeingRemoved(hash)
  await store.put(hash, bytes)
}

/** Says that an object belongs to a picture, in the transaction that stores the picture's row. */
export async function keepObject(tx: Db, hash: string): Promise<void> {
  const kept = await queryRows(
    tx,
    sql`update ${pictureObjects} set stored_at = now() where hash = ${hash} and removing_at is null returning hash`,
  )
  if (kept.length === 0) throw isBeingRemoved(hash)
}

/** Lets the object of a picture be removed without waiting for a day, in the transaction that deletes the picture. */
export async function releaseObject(tx: Db, hash: string): Promise<void> {
  await tx.execute(
    sql`insert into ${pictureObjects} (hash, stored_at) values (${hash}, 'epoch')
      on conflict (hash) do update set stored_at = excluded.stored_at`,
  )
}

/** Removes the object of a deleted picture. Does nothing if the picture has been stored again. */
export async function removeObject(db: Db, store: PictureStore, hash: string): Promise<void> {
  await removeOne(db, store, sql`${pictureObjects.hash} = ${hash}`)
}

/** Removes the objects that were stored more than 24 hours ago and have no picture. Several nodes can do it at the same time. */
export async function removeLeftObjects(db: Db, store: PictureStore): Promise<number> {
  let count = 0
  while (await removeOne(db, store, sql`true`)) count += 1
  return count
}

/**
 * Removes an object without a picture. The statement marks it, so that nobody stores the same picture until it is gone: of an upload and a removal
 * at the same time, either the removal sees the picture, or the upload is refused.
 */
async function removeOne(db: Db, store: PictureStore, condition: SQL): Promise<boolean> {
  const [marked] = await queryRows<{ hash: string }>(
    db,
    sql`update ${pictureObjects} set removing_at = now() where hash = (
      select ${pictureObjects.hash} from ${pictureObjects}
      where ${condition} and ${pictureObjects.storedAt} < now() - interval '24 hours' and ${IS_FREE}
        and not exists (select from ${images} where ${images.hash} = ${pictureObjects.hash})
      limit 1 for update skip locked) returning hash`,
  )
  if (!marked) return false
  const { hash } = marked
  try {
    await store.delete(hash)
  } catch (error) {
    await db.execute(sql`update ${pictureObjects} set removing_at = null where hash = ${hash}`)
    throw error
  }
  await db.execute(
    sql`delete from ${pictureObjects} where hash = ${hash} and removing_at is not null`,
  )
  return true
}

function isBeingRemoved(hash: string): StorageError {
  return new StorageError('away', `The object of the picture ${hash} is being removed right now.`)
}
