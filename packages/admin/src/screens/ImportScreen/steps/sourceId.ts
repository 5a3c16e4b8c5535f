import type { Source } from './importState'

const ids = new WeakMap<Source, number>()
let sources = 0

/** A number for each chosen file: a file that is chosen again is another one. */
export function sourceId(source: Source): number {
  const known = ids.get(source)
  if (known !== undefined) return known
  sources += 1
  ids.set(source, sources)
  return sources
}
