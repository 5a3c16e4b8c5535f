import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

/** The values of a record without id, timestamps and version. */
export type Content = Record<string, string | number>

/** A line of the witness log: a write that started or was acknowledged. `null` is a deleted record. */
export type Entry = { key: string } & ({ began: Content | null } | { done: true })

/** The last acknowledged state of a record, and its state if the write without a response was stored. `null` is a deleted record. */
export interface Known {
  acknowledged: Content | null
  pending?: Content | null
}

/** A log beside the database, to which each acknowledged write is added before the next request. */
export interface Witness {
  began(key: string, content: Content | null): void
  done(key: string): void
  /** The logged state of each record. */
  known(): Map<string, Known>
  /** The number of acknowledged writes, and of those without a response. */
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
      // `note` wrote each line.
      return knownFrom(lines.map((line) => JSON.parse(line) as Entry))
    },
    counts: () => ({ acknowledged: done, unanswered: began - done }),
  }
}

function knownFrom(entries: Entry[]): Map<string, Known> {
  const known = new Map<string, Known>()
  for (const entry of entries) {
    const before = known.get(entry.key) ?? { acknowledged: null }
    if ('began' in entry) known.set(entry.key, { ...before, pending: entry.began })
    else known.set(entry.key, { acknowledged: before.pending ?? null })
  }
  return known
}
