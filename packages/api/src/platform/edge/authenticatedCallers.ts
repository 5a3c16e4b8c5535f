import { createHash } from 'node:crypto'

/** How long a caller is remembered after their last call, in milliseconds. */
const REMEMBERED_MS = 15 * 60_000

const MAX_CALLERS = 10_000

/**
 * Callers who had a valid session recently, by the hash of their `Authorization` header. It grants no access: every call is
 * still checked. Requests of these callers only skip the queue of clients without a session.
 */
export class AuthenticatedCallers {
  readonly #expiry = new Map<string, number>()

  constructor(private readonly now = () => Date.now()) {}

  /** Remembers the `Authorization` header of a call with a valid session. */
  remember(authorization: string | undefined) {
    if (!authorization) return
    const key = keyOf(authorization)
    this.#expiry.delete(key)
    this.#expiry.set(key, this.now() + REMEMBERED_MS)
    const [oldest] = this.#expiry.keys()
    if (this.#expiry.size > MAX_CALLERS && oldest !== undefined) this.#expiry.delete(oldest)
  }

  /** Forgets an `Authorization` header whose session has ended. */
  forget(authorization: string | undefined) {
    if (authorization) this.#expiry.delete(keyOf(authorization))
  }

  has(authorization: string | undefined): boolean {
    if (!authorization) return false
    return (this.#expiry.get(keyOf(authorization)) ?? 0) > this.now()
  }
}

function keyOf(authorization: string): string {
  return createHash('sha256').update(authorization).digest('base64url')
}
