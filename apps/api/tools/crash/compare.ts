import { otherOfPair } from './content'
import type { Content, Known } from './witness'

/**
 * Compares the stored records with the witness log. Each returned sentence is a fault: an acknowledged record is missing
 * or different, a record was never written, or it has parts of two writes.
 */
export function differences(stored: Content[], known: Map<string, Known>): string[] {
  const byKey = new Map(stored.map((record) => [keyOf(record), record]))
  const duplicates = byKey.size < stored.length ? ['A record is stored twice'] : []
  const unknown = [...byKey.keys()]
    .filter((key) => !known.has(key))
    .map((key) => `${key} is stored, but was never written`)
  const wrong = [...known]
    .filter(([key, { acknowledged, pending = acknowledged }]) => {
      const record = byKey.get(key) ?? null
      return !isSame(record, acknowledged) && !isSame(record, pending)
    })
    .map(([key, { acknowledged, pending }]) => {
      const words = [byKey.get(key), acknowledged, pending].map((each) =>
        JSON.stringify(each ?? null),
      )
      return `${key} is ${words[0]}, acknowledged as ${words[1]}, pending as ${words[2]}`
    })
  return [...duplicates, ...unknown, ...wrong]
}

/** The faults of pairs that were released together: the public site shows both records or neither. */
export function halfShown(shown: Content[]): string[] {
  const titles = new Set(shown.map(keyOf))
  return [...titles].flatMap((title) => {
    const other = otherOfPair(title)
    return other === undefined || titles.has(other)
      ? []
      : [`${title} is shown without ${other}, which is in the same release`]
  })
}

/** The part of a record that identifies it through all its changes. */
function keyOf(record: Content): string {
  return String(record['title'])
}

function isSame(one: Content | null, other: Content | null): boolean {
  if (!one || !other) return one === other
  return Object.keys(other).every((name) => one[name] === other[name])
}
