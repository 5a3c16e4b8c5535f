/** How long things may take before the database counts as gone, in milliseconds. */
export const PATIENCE = {
  /** A query or a connection that has taken so long makes us ask whether the database is there. */
  suspectAfter: 1500,
  /** So long it may take to say that it is. */
  answerWithin: 2500,
  /** How often it is asked again while it is gone. */
  askEvery: 500,
}

/**
 * Remembers that the database is gone, so that not every request has to wait for it, and finds out that it is back.
 * `ask` resolves when the database answers; `onGone` hears that it does not.
 */
export class Breaker {
  /** Whether the database is gone. */
  isOpen = false
  #asking = false
  #timer: NodeJS.Timeout | undefined

  constructor(
    private readonly ask: () => Promise<void>,
    private readonly onGone: () => void,
  ) {}

  /** Asks whether the database is there, unless that is being asked already. */
  async suspect(): Promise<void> {
    if (this.#asking || this.isOpen) return
    if (!(await this.#isThere()) && !this.isOpen) {
      this.isOpen = true
      this.onGone()
      this.#timer = setInterval(() => void this.#lookAgain(), PATIENCE.askEvery).unref()
    }
  }

  /** Ends the questions. */
  stop() {
    clearInterval(this.#timer)
  }

  async #lookAgain() {
    if (this.#asking || !(await this.#isThere())) return
    this.stop()
    this.isOpen = false
  }

  async #isThere(): Promise<boolean> {
    this.#asking = true
    try {
      await this.ask()
      return true
    } catch {
      return false
    } finally {
      this.#asking = false
    }
  }
}
