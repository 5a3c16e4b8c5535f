import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

/** What a record says, without its id and stamps. */
export type Content = Record<string, string | number>

/** A line of the witness log: a write that began, or that was acknowledged. `null` is a record that is gone. */
export type Entry = { key: string } & ({ began: Content | null } | { done: true })

/** What is known of a record: as it was acknowledged last, and as a write made it whose answer never came. */
export interface Known {
  sure: Content | null
  maybe?: Content | null
}

/** A log beside the database: what was acknowledged is in it before anything else is asked. */
export interface Witness {
  began(key: string, content: Content | null): void
  done(key: string): void
  /** What the log says of each record. */
  known(): Map<string, Known>
  /** How many writes were acknowledged, and how many began and were not. */
  counts: () => { acknowledged: number; unanswered: number }
}

/** Opens a witness log in a file. */
export function openWitness(file: string): Witness {
  const note = (entry: Entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`)
  writeFileSync(file, '')
  let began = 0
  let done = 0
  return {
    began: (key, content) => {
      began++
      note({ key, began: content })
    },
    done: (key) => {
      note({ key, done: true })
      done++
    },
    known: () => {
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
      // `note` wrote each of them.
      return knownFrom(lines.map((line) => JSON.parse(line) as Entry))
    },
    counts: () => ({ acknowledged: done, unanswered: began - done }),
  }
}

function knownFrom(entries: Entry[]): Map<string, Known> {
  const known = new Map<string, Known>()
  for (const entry of entries) {
    const before = known.get(entry.key) ?? { sure: null }
    if ('began' in entry) known.set(entry.key, { ...before, maybe: entry.began })
    else known.set(entry.key, { sure: before.maybe ?? null })
  }
  return known
}
