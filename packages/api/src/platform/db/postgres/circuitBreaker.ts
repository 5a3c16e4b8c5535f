import { TIMEOUTS } from './timeouts'

/**
 * Opens when a probe of the database fails, so that requests fail fast. Closes when a later probe succeeds. Probes are
 * separate queries, so no request has to wait for one.
 */
export class CircuitBreaker {
  /** Whether the database is known to be unreachable. */
  isOpen = false
  #isProbing = false
  #timer: NodeJS.Timeout | undefined

  /** `probe` rejects when the database does not respond. */
  constructor(
    private readonly probe: () => Promise<void>,
    private readonly onOpen: () => void,
  ) {}

  /** Probes the database, and opens the circuit if that fails. Does nothing during another probe. */
  async check(): Promise<void> {
    if (this.#isProbing || this.isOpen) return
    if (!(await this.#isReachable()) && !this.isOpen) {
      this.isOpen = true
      this.onOpen()
      this.#timer = setInterval(() => void this.#tryToClose(), TIMEOUTS.probeInterval).unref()
    }
  }

  /** Stops probing. */
  stop() {
    clearInterval(this.#timer)
  }

  async #tryToClose() {
    if (this.#isProbing || !(await this.#isReachable())) return
    this.stop()
    this.isOpen = false
  }

  async #isReachable(): Promise<boolean> {
    this.#isProbing = true
    try {
      await this.probe()
      return true
    } catch {
      return false
    } finally {
      this.#isProbing = false
    }
  }
}
