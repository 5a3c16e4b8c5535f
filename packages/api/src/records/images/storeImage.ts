import { createHash } from 'node:crypto'

import { addressOfPicture, hashOfPicture } from '@staff/contract'
import { eq, inArray, isNull } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { images } from './images.table'
import { loadSharp } from './loadSharp'
import { placeholderOf } from './placeholders'
import { keepObject, putObject } from './store/objectEntries'
import type { PictureStore } from './store/PictureStore'

/** A stored picture: its URL, and its size in pixels. */
export interface StoredImage {
  url: string
  width: number
  height: number
}

/** A WebP picture, with what is stored about it. */
export type ReadWebp = Omit<typeof images.$inferInsert, 'createdAt' | keyof Upload | 'bytes'> & {
  bytes: Uint8Array
}

/** A picture whose bytes are where they belong: here, or in the store. */
type PlacedPicture = Omit<ReadWebp, 'bytes'> & { bytes: Uint8Array | null }

/** The file that a person has uploaded. */
interface Upload {
  name: string
  uploadedById: string
  uploadedByName: string
}

/** Reads what is stored about a WebP picture. Takes a moment, so call it before a transaction begins. */
export async function readWebp(bytes: Uint8Array): Promise<ReadWebp> {
  const read = await loadSharp()
  const { width, height } = await read(bytes).metadata()
  const hash = createHash('sha256').update(bytes).digest('hex')
  const placeholder = await placeholderOf(bytes)
  return { hash, bytes, size: bytes.length, width, height, placeholder }
}

/** Puts the bytes of a picture into the store, if there is one. Call it before the transaction that stores the picture. */
export async function placePicture(
  db: Db,
  store: PictureStore | undefined,
  picture: ReadWebp,
): Promise<PlacedPicture> {
  if (!store) return picture
  await putObject(db, store, picture)
  return { ...picture, bytes: null }
}

/** Stores a picture under the SHA-256 of its bytes, so that the same picture is stored once: of several uploads the first one counts. */
export async function storePicture(
  db: Db,
  picture: PlacedPicture,
  upload?: Upload,
): Promise<StoredImage> {
  if (!picture.bytes) await keepObject(db, picture.hash)
  const stored = db.insert(images).values({ ...picture, ...upload })
  await (upload
    ? stored.onConflictDoUpdate({
        target: images.hash,
        set: { ...upload },
        setWhere: isNull(images.name),
      })
    : stored.onConflictDoNothing())
  const { hash, width, height } = picture
  return { url: addressOfPicture(hash), width, height }
}

/** Reads and stores a WebP picture. */
export async function storeWebp(db: Db, bytes: Uint8Array): Promise<StoredImage> {
  return storePicture(db, await readWebp(bytes))
}

/** The hash in a picture's file name, `<hash>.webp`; undefined for any other name. */
export function hashOfFile(file: string): string | undefined {
  return /^([\da-f]{64})\.webp$/.exec(file)?.[1]
}

/** Whether a picture is stored. */
export async function isStored(db: Db, hash: string): Promise<boolean> {
  return (await db.$count(images, eq(images.hash, hash))) > 0
}

/** The values of picture fields that name no stored picture. */
export async function missingImages(db: Db, urls: string[]): Promise<string[]> {
  if (urls.length === 0) return []
  const hashes = urls.map((url) => hashOfPicture(url) ?? '')
  const stored = await db
    .select({ hash: images.hash })
    .from(images)
    .where(inArray(images.hash, hashes))
  const known = new Set(stored.map(({ hash }) => hash))
  return urls.filter((url) => !known.has(hashOfPicture(url) ?? ''))
}
