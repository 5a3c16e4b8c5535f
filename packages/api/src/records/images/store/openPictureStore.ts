import { isNull } from 'drizzle-orm'

import type { PictureStorage } from '../../../platform/config/config'
import type { Db } from '../../../platform/db/database'
import { StartError } from '../../../platform/problems/startError'
import { images } from '../images.table'
import { StorageError, type PictureStore } from './PictureStore'
import { S3Store } from './S3Store'

/** The store of a configuration; undefined if the database has the pictures. */
export function openPictureStore(storage: PictureStorage | undefined): PictureStore | undefined {
  return storage && new S3Store(storage)
}

/**
 * Throws a StartError if the configuration of the store is wrong. Resolves to a warning if the store cannot be reached: a server starts without it, as
 * everything but pictures works.
 */
export async function checkPictureStore(
  db: Db,
  store: PictureStore | undefined,
): Promise<string | undefined> {
  const outside = await db.$count(images, isNull(images.bytes))
  if (!store && outside > 0)
    throw new StartError(
      `${outside} pictures of this site are in an object storage: set PICTURES_URL to it, and its keys.`,
    )
  try {
    await store?.list().next()
    return undefined
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    if (error.failure === 'refused') throw forOperator(error)
    return error.reason
  }
}

/** An error of the store as a sentence for the operator; any other error as it is. */
export function forOperator(error: unknown): unknown {
  return error instanceof StorageError ? new StartError(error.reason, { cause: error }) : error
}
