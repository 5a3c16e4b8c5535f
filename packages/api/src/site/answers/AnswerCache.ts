import { Problem } from '@staff/contract'
import { LRUCache } from 'lru-cache'

import { hasEnded, makeAnswer, type Answer } from './answer'
import { AreaChanges } from './AreaChanges'

/** What an answer is made of. */
export interface Source {
  /** The areas whose records are in it. */
  areas: readonly string[]
  /**
   * The type of the content.
   * @default 'application/json'
   */
  contentType?: string | undefined
  /** Reads its content from the database. */
  read: () => Promise<ReadContent>
}

/** The content of an answer. */
export interface ReadContent {
  content: unknown
  /**
   * The milliseconds from the start of the reading until the content changes without a write, because a version begins or ends; undefined
   * for never.
   */
  msToNextChange: number | undefined
}

interface Kept extends Answer {
  areas: readonly string[]
  /** The revision of its areas before it was read. */
  revision: number
}

/** The answers of the public site in memory, by URL. An answer is used until a record of its areas changes, or a version begins or ends. */
export class AnswerCache {
  readonly changes = new AreaChanges()
  /** How many answers came from the memory, from the database, or were out of date while the database was away. */
  readonly counts = { memory: 0, database: 0, outdated: 0 }
  readonly #kept: LRUCache<string, Kept>
  readonly #reading = new Map<string, Promise<Kept>>()

  constructor(maxBytes = MAX_BYTES) {
    this.#kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ size }) => size })
  }

  /** The number of answers in memory and their size in bytes. */
  load() {
    return { answers: this.#kept.size, bytes: this.#kept.calculatedSize }
  }

  /** The answer to a URL if it is in memory and up to date. */
  find(url: string): Answer | undefined {
    const known = this.#kept.get(url)
    if (!known || !this.#isUpToDate(known)) return undefined
    this.counts.memory += 1
    return known
  }

  /** The answer to a URL, from memory or from the database. Requests for the same URL share one reading. */
  async get(url: string, source: Source): Promise<Answer> {
    const found = this.find(url)
    if (found) return found
    try {
      const answer = await this.#shared(url, source)
      this.counts.database += 1
      return answer
    } catch (error) {
      const known = this.#kept.peek(url)
      // What has ended is never shown again, and an older answer does not have what has begun.
      if (!known || hasEnded(known) || (error instanceof Problem && error.status < 500)) throw error
      this.counts.outdated += 1
      return known
    }
  }

  // Without news of changes, nothing in memory is known to be up to date.
  #isUpToDate(kept: Kept): boolean {
    const { areas, revision } = kept
    const { changes } = this
    return changes.isListening && revision === changes.revisionOf(areas) && !hasEnded(kept)
  }

  #shared(url: string, source: Source): Promise<Kept> {
    const revision = this.changes.revisionOf(source.areas)
    // A reading that began before a change is not shared with requests after it.
    const key = `${revision} ${url}`
    const known = this.#reading.get(key)
    if (known) return known
    const reading = this.#read(url, source, revision).finally(() => this.#reading.delete(key))
    this.#reading.set(key, reading)
    return reading
  }

  async #read(url: string, { areas, contentType, read }: Source, revision: number): Promise<Kept> {
    const startedAt = performance.now()
    const { content, msToNextChange } = await read()
    const endsAt = msToNextChange === undefined ? undefined : startedAt + msToNextChange
    const answer = { ...(await makeAnswer(content, { contentType, endsAt })), areas, revision }
    this.#kept.set(url, answer)
    return answer
  }
}

const MAX_BYTES = 64_000_000
