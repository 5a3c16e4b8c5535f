/**
 * Creates idempotency keys for calls that create a record, so that the server creates it once. The same values have the
 * same key until `reset`; changed values have a new one.
 */
export function createIdempotencyKeys() {
  let last = { values: '', key: '' }
  return {
    keyFor(values: object): string {
      const text = JSON.stringify(values)
      if (text !== last.values) last = { values: text, key: randomName() }
      return last.key
    },
    /** Discards the key after a call succeeded: the same values would create another record. */
    reset() {
      last = { values: '', key: '' }
    },
  }
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>

// `randomUUID` needs a secure origin, and an internal network may serve the console over plain HTTP.
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
