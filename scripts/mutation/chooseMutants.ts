import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { sourcesIn } from '../structure/imports'
import { mutantsOf, type Mutant } from './mutants'

/** A mutant of a file. The path starts at the root of the repository. */
export interface FileMutant extends Mutant {
  file: string
}

/**
 * Chooses mutants from all sources of some folders. The same seed chooses the same mutants of the same sources, in the same order, so
 * that fewer of them are the first of more.
 */
export function chooseMutants(
  root: string,
  folders: readonly string[],
  count: number,
  seed: number,
): FileMutant[] {
  const all = folders.flatMap((folder) =>
    sourcesIn(join(root, folder))
      .toSorted()
      .map((name) => `${folder}/${name}`)
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        mutantsOf(readFileSync(join(root, file), 'utf8')).map((mutant) =>
          Object.assign(mutant, { file }),
        ),
      ),
  )
  const next = randomNumbers(seed)
  return all
    .map((mutant) => ({ mutant, rank: next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ mutant }) => mutant)
}

/** Numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
