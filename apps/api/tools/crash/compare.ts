import type { Content, Known } from './witness'

/**
 * Compares the stored records with the witness log. Each returned sentence is a fault: an acknowledged record is missing
 * or different, a record was never written, or it has parts of two writes.
 */
export function differences(stored: Content[], known: Map<string, Known>): string[] {
  const found = new Map(stored.map((record) => [keyOf(record), record]))
  const twice = found.size < stored.length ? ['A record is there twice'] : []
  const strange = [...found.keys()]
    .filter((key) => !known.has(key))
    .map((key) => `${key} is there, and nobody wrote it`)
  const wrong = [...known]
    .filter(([key, { sure, maybe = sure }]) => {
      const record = found.get(key) ?? null
      return !isSame(record, sure) && !isSame(record, maybe)
    })
    .map(([key, { sure, maybe }]) => {
      const words = [found.get(key), sure, maybe].map((each) => JSON.stringify(each ?? null))
      return `${key} is ${words[0]}, acknowledged as ${words[1]}, perhaps ${words[2]}`
    })
  return [...twice, ...strange, ...wrong]
}

/** The part of a record that identifies it through all its changes. */
function keyOf(record: Content): string {
  return String(record['title'])
}

function isSame(one: Content | null, other: Content | null): boolean {
  if (!one || !other) return one === other
  return Object.keys(other).every((name) => one[name] === other[name])
}
