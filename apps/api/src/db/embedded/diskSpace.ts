import { statfs } from 'node:fs/promises'

/** How long one look at the disk stands, in milliseconds. */
const FRESH_MS = 1000

/**
 * Whether a folder's disk has more room than the reserve, in bytes, that the database needs to write its log and to
 * end well. Asked before every write, it looks once a second.
 */
export function watchRoom(folder: string, reserve: number): () => Promise<boolean> {
  let looked: Promise<boolean> | undefined
  let lookedAt = 0
  return () => {
    if (!looked || Date.now() - lookedAt > FRESH_MS) {
      lookedAt = Date.now()
      looked = freeBytes(folder).then((free) => free >= reserve)
    }
    return looked
  }
}

/** The bytes that this user may still write; a disk that does not tell is taken for an empty one. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return Infinity
  }
}
