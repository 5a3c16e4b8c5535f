import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { LIBRARIES, folderOf, readManifest, root } from './pack'

/** What an installation brings. */
export interface Installed {
  /** The names of the packages, in alphabetical order. */
  names: string[]
  bytes: number
}

/** What `npm install` brings for these packages: they, what they depend on, and the peers that they need. */
export function installedWith(...packages: readonly string[]): Installed {
  const folders = new Map<string, string>()
  const waiting = [...packages]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (folders.has(name)) continue
    const library = LIBRARIES.find((each) => name === `@staff/${each}`)
    const folder = library ? folderOf(library) : join(root, 'node_modules', name)
    folders.set(name, library ? join(folder, 'dist') : folder)
    const { dependencies, peerDependencies, peerDependenciesMeta } = readManifest(folder)
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (peer) => !peerDependenciesMeta?.[peer]?.optional,
    )
    waiting.push(...Object.keys(dependencies ?? {}), ...peers)
  }
  return {
    names: [...folders.keys()].toSorted(),
    bytes: [...folders.values()].reduce((sum, folder) => sum + bytesOf(folder), 0),
  }
}

function bytesOf(folder: string): number {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: npm run build`)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}
