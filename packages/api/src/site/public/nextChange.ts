import type { Db } from '../../platform/db/database'
import { msToNextLiveChange } from '../../records/live/liveSource'
import type { AreaChanges } from '../answers/AreaChanges'

interface Known {
  /** The revision of the areas before it was read. */
  revision: number
  /** When the change is, by `performance.now()`. */
  at: number
}

/**
 * Creates the function that resolves to the milliseconds until areas change without a write. The database is asked once after each write, and
 * after each such change: until then this node knows when the next one is.
 */
export function createNextChange(db: Db, changes: AreaChanges) {
  const known = new Map<string, Known>()
  return async (areas: readonly string[]): Promise<number | undefined> => {
    const key = areas.join(' ')
    const revision = changes.revisionOf(areas)
    const before = known.get(key)
    const now = performance.now()
    if (changes.isListening && before?.revision === revision && now < before.at)
      return before.at === Infinity ? undefined : before.at - now
    const ms = await msToNextLiveChange(db, areas)
    known.set(key, { revision, at: now + (ms ?? Infinity) })
    return ms
  }
}
