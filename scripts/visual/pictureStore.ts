import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { hashOf } from './shot'

/** Pictures by their hash, in a folder that git ignores. */
export interface PictureStore {
  /** Keeps a picture and answers its hash. */
  put(png: Buffer): string
  /** The picture of a hash; undefined where this machine has not drawn it. */
  get(hash: string): Buffer | undefined
  /** Forgets all pictures but these. */
  keepOnly(hashes: Iterable<string>): void
}

const ENDING = '.png'

/** Opens a store of pictures in a folder. */
export function openStore(folder: string): PictureStore {
  mkdirSync(folder, { recursive: true })
  const fileOf = (hash: string) => join(folder, hash + ENDING)

  return {
    put(png) {
      const hash = hashOf(png)
      if (!existsSync(fileOf(hash))) writeFileSync(fileOf(hash), png)
      return hash
    },
    get: (hash) => (existsSync(fileOf(hash)) ? readFileSync(fileOf(hash)) : undefined),
    keepOnly(hashes) {
      const kept = new Set(hashes)
      const files = readdirSync(folder).filter((file) => file.endsWith(ENDING))
      for (const file of files)
        if (!kept.has(file.slice(0, -ENDING.length))) rmSync(join(folder, file))
    },
  }
}
