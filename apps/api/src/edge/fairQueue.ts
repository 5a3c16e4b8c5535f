/** How much runs at once. */
export interface QueueLimits {
  /** For everybody together. */
  atOnce: number
  /** For one address. */
  ofOne: number
  /** After so many milliseconds work no longer counts: it waits for its caller, or in another line. */
  leaseMs: number
}

type Start = (leave: () => void) => void

/**
 * A line in which addresses take turns: who asks much waits behind their own requests, not before everybody else's.
 * `enter` starts the work now or when its turn comes, and answers with what takes it out of the line.
 */
export class FairQueue {
  /** What waits, by address; the address whose turn was the longest time ago comes first. */
  readonly #waiting = new Map<string, Set<Start>>()
  readonly #running = new Map<string, number>()
  #total = 0

  constructor(private readonly shares: QueueLimits) {}

  enter(address: string, start: Start): () => void {
    if (this.#hasDiskSpace(address)) {
      this.#run(address, start)
      return () => undefined
    }
    const line = this.#waiting.get(address) ?? new Set()
    this.#waiting.set(address, line.add(start))
    return () => {
      line.delete(start)
      if (line.size === 0 && this.#waiting.get(address) === line) this.#waiting.delete(address)
    }
  }

  /** How much runs, and how much waits. */
  load() {
    const waiting = [...this.#waiting.values()].reduce((sum, { size }) => sum + size, 0)
    return { running: this.#total, waiting }
  }

  #hasDiskSpace(address: string): boolean {
    return this.#total < this.shares.atOnce && this.#runningOf(address) < this.shares.ofOne
  }

  #runningOf(address: string): number {
    return this.#running.get(address) ?? 0
  }

  #run(address: string, start: Start) {
    this.#count(address, 1)
    let isRunning = true
    const leave = () => {
      if (!isRunning) return
      isRunning = false
      clearTimeout(lease)
      this.#count(address, -1)
      this.#startNext()
    }
    const lease = setTimeout(leave, this.shares.leaseMs).unref()
    start(leave)
  }

  #count(address: string, change: 1 | -1) {
    const running = this.#runningOf(address) + change
    this.#total += change
    if (running === 0) this.#running.delete(address)
    else this.#running.set(address, running)
  }

  #startNext() {
    if (this.#total >= this.shares.atOnce) return
    for (const [address, line] of this.#waiting) {
      const [start] = line
      if (!start || !this.#hasDiskSpace(address)) continue
      line.delete(start)
      // To the end of the turns.
      this.#waiting.delete(address)
      if (line.size > 0) this.#waiting.set(address, line)
      this.#run(address, start)
      return
    }
  }
}
