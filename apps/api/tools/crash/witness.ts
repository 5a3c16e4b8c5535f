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
export interface Witness extends Log {
  /** What the public site shows of the records. */
  shown: Log
  /** Notes that something goes live by itself at a time, in milliseconds since 1970. */
  planned: (at: number) => void
  /** Records that are scheduled to go live. The content is empty; null for a record that was deleted, perhaps before its time. */
  plans: Log
  /** When all of it is live. */
  lastPlan: () => number
}

/** The states of the records, by their titles. */
export interface Log {
  began(key: string, content: Content | null): void
  done(key: string): void
  /** The logged state of each record. */
  known(): Map<string, Known>
  /** The number of acknowledged writes, and of those without a response. */
  counts: () => { acknowledged: number; unanswered: number }
}

/** Opens a witness log in a file, and two beside it: for what the public site shows, and for plans. */
export function openWitness(file: string): Witness {
  let lastPlan = 0
  return {
    ...openLog(file),
    shown: openLog(`${file}-shown`),
    plans: openLog(`${file}-plans`),
    planned: (at) => (lastPlan = Math.max(lastPlan, at)),
    lastPlan: () => lastPlan,
  }
}

function openLog(file: string): Log {
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
