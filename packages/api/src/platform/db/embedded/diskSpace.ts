import { statfs } from 'node:fs/promises'

/** How long a measurement is valid, in milliseconds. */
const VALID_MS = 1000

/**
 * Creates a function that checks whether a folder's disk has the reserve free, which the database needs for its log and for
 * a clean shutdown. The function is called before every write and measures at most once a second.
 */
export function watchDiskSpace(folder: string, reserve: number): () => Promise<boolean> {
  let checked: Promise<boolean> | undefined
  let checkedAt = 0
  return () => {
    if (!checked || Date.now() - checkedAt > VALID_MS) {
      checkedAt = Date.now()
      checked = freeBytes(folder).then((free) => free >= reserve)
    }
    return checked
  }
}

/** The number of bytes that this user can still write; Infinity if the disk does not report it. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return Infinity
  }
}
