interface Options {
  /** How many reads one network may make in a window; 0 is no limit. */
  max: number
  /** Receives the sums of a window, if anything was read in it. */
  report: (sums: ReadSums) => void
  windowMs?: number
}

/** The number of responses by status. */
export type ReadSums = Record<200 | 304 | 429, number>

/** Counts the public reads that are answered from memory: for the limit of each network, the log and the metrics. */
export class PublicReads {
  /** All responses since the start. */
  readonly totals: ReadSums = { 200: 0, 304: 0, 429: 0 }
  readonly #options: Required<Options>
  #window: ReadSums = { 200: 0, 304: 0, 429: 0 }
  #networks = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  #end = 0

  constructor({ windowMs = 60_000, ...options }: Options) {
    this.#options = { windowMs, ...options }
  }

  /** Counts a read for its network. Returns the milliseconds until the next one if there were too many. */
  take(network: string): number | undefined {
    if (this.#timer === undefined) this.#begin()
    const { max } = this.#options
    if (max === 0) return undefined
    // Further networks share a count: to refuse them would let one caller with many addresses shut everybody out.
    const key = this.#networks.size < MAX_NETWORKS || this.#networks.has(network) ? network : OTHERS
    const count = (this.#networks.get(key) ?? 0) + 1
    if (count > max) return Math.max(1, this.#end - performance.now())
    this.#networks.set(key, count)
    return undefined
  }

  /** Counts a response. */
  count(status: keyof ReadSums) {
    this.totals[status] += 1
    this.#window[status] += 1
  }

  /** Ends the window now, and reports its sums. */
  flush() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const sums = this.#window
    this.#window = { 200: 0, 304: 0, 429: 0 }
    this.#networks = new Map()
    if (Object.values(sums).some((count) => count > 0)) this.#options.report(sums)
  }

  #begin() {
    const { windowMs } = this.#options
    this.#end = performance.now() + windowMs
    this.#timer = setTimeout(() => this.flush(), windowMs).unref()
  }
}

const MAX_NETWORKS = 50_000

// Never the name of a network.
const OTHERS = 'others'
