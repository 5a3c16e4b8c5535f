import { createHash } from 'node:crypto'

import { inArray } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { images } from './images.table'
import { loadSharp } from './loadSharp'

/** A stored picture: its URL, and its size in pixels. */
export interface StoredImage {
  url: string
  width: number
  height: number
}

/** Stores a WebP picture under the SHA-256 of its bytes, so that the same picture is stored once. */
export async function storeWebp(db: Db, bytes: Uint8Array): Promise<StoredImage> {
  const read = await loadSharp()
  const { width, height } = await read(bytes).metadata()
  const hash = createHash('sha256').update(bytes).digest('hex')
  await db.insert(images).values({ hash, bytes, width, height }).onConflictDoNothing()
  return { url: imageUrl(hash), width, height }
}

/** The URL of the picture with this hash. */
function imageUrl(hash: string): string {
  return `/api/images/${hash}.webp`
}

/** The hash in a picture's file name, `<hash>.webp`; undefined for any other name. */
export function hashOfFile(file: string): string | undefined {
  return /^([\da-f]{64})\.webp$/.exec(file)?.[1]
}

/** The URLs that belong to no stored picture. */
export async function missingImages(db: Db, urls: string[]): Promise<string[]> {
  if (urls.length === 0) return []
  const hashes = urls.map((url) => hashOfFile(url.slice(imageUrl('').indexOf('.webp'))) ?? '')
  const stored = await db
    .select({ hash: images.hash })
    .from(images)
    .where(inArray(images.hash, hashes))
  const known = new Set(stored.map(({ hash }) => imageUrl(hash)))
  return urls.filter((url) => !known.has(url))
}
