import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { sample, shuffledSubarray } from 'fast-check'

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
  // The same shuffle of all mutants for each count.
  const length = { minLength: all.length, maxLength: all.length }
  const [shuffled = []] = sample(shuffledSubarray(all, length), { seed, numRuns: 1 })
  return shuffled.slice(0, count)
}
