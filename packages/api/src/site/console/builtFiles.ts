import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * The files of a folder that have a URL, as paths with slashes. Source maps and compressed variants have none. No other file is
 * served.
 */
export async function servedFilesBelow(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:map|br|gz)$/.test(entry.name))
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')),
  )
}

/** Whether a path is that of a built file with a hash of its content in its name. Anything else in an address is none. */
export function hasHashedName(path: string): boolean {
  return path.length <= MAX_PATH && /^assets\/[\w.-]+$/.test(path)
}

const MAX_PATH = 200
