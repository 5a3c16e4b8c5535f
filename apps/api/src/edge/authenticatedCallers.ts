import { createHash } from 'node:crypto'

/** How long after their last call somebody is known, in milliseconds, and how many are. */
const KNOWN_MS = 15 * 60_000
const MOST = 10_000

/**
 * Who has proved to be logged in lately, by the hash of what their calls say. It opens nothing, every call is still
 * checked: it tells only whose requests do not wait behind those of strangers.
 */
export class AuthenticatedCallers {
  readonly #until = new Map<string, number>()

  constructor(private readonly now = () => Date.now()) {}

  /** Remembers the `Authorization` of a call that was let in. */
  remember(authorization: string | undefined) {
    if (!authorization) return
    const key = keyOf(authorization)
    this.#until.delete(key)
    this.#until.set(key, this.now() + KNOWN_MS)
    const [oldest] = this.#until.keys()
    if (this.#until.size > MOST && oldest !== undefined) this.#until.delete(oldest)
  }

  /** Forgets an `Authorization` that opens nothing any more. */
  forget(authorization: string | undefined) {
    if (authorization) this.#until.delete(keyOf(authorization))
  }

  has(authorization: string | undefined): boolean {
    if (!authorization) return false
    return (this.#until.get(keyOf(authorization)) ?? 0) > this.now()
  }
}

function keyOf(authorization: string): string {
  return createHash('sha256').update(authorization).digest('base64url')
}
