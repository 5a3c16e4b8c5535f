/** How many requests may run at a time. */
export interface QueueLimits {
  /** For all addresses. */
  maxRunning: number
  /** For one address. */
  maxPerAddress: number
  /** After this many milliseconds a running request no longer counts, because it waits for its client or in another queue. */
  leaseMs: number
}

type Start = (leave: () => void) => void

/**
 * A queue in which addresses take turns (round robin), so that an address with many requests delays only its own. `enter`
 * starts the work now or in its turn, and returns the function that removes it from the queue.
 */
export class FairQueue {
  /** The waiting work by address, the address with the oldest turn first. */
  readonly #waiting = new Map<string, Set<Start>>()
  readonly #running = new Map<string, number>()
  #total = 0

  constructor(private readonly limits: QueueLimits) {}

  enter(address: string, start: Start): () => void {
    if (this.#hasRoom(address)) {
      this.#run(address, start)
      return () => undefined
    }
    const queue = this.#waiting.get(address) ?? new Set()
    this.#waiting.set(address, queue.add(start))
    return () => {
      queue.delete(start)
      if (queue.size === 0 && this.#waiting.get(address) === queue) this.#waiting.delete(address)
    }
  }

  /** The number of running and of waiting requests. */
  load() {
    const waiting = [...this.#waiting.values()].reduce((sum, { size }) => sum + size, 0)
    return { running: this.#total, waiting }
  }

  #hasRoom(address: string): boolean {
    return (
      this.#total < this.limits.maxRunning && this.#runningOf(address) < this.limits.maxPerAddress
    )
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
    const lease = setTimeout(leave, this.limits.leaseMs).unref()
    start(leave)
  }

  #count(address: string, change: 1 | -1) {
    const running = this.#runningOf(address) + change
    this.#total += change
    if (running === 0) this.#running.delete(address)
    else this.#running.set(address, running)
  }

  #startNext() {
    if (this.#total >= this.limits.maxRunning) return
    for (const [address, queue] of this.#waiting) {
      const [start] = queue
      if (!start || !this.#hasRoom(address)) continue
      queue.delete(start)
      // Deleting and setting the key moves the address to the end.
      this.#waiting.delete(address)
      if (queue.size > 0) this.#waiting.set(address, queue)
      this.#run(address, start)
      return
    }
  }
}
