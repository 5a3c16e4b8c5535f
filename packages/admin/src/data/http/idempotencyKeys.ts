/**
 * Names the calls that make something, so that the server makes it once: the same values have the same key until the
 * call is over. Values that were changed since have another.
 */
export function createIdempotencyKeys() {
  let last = { values: '', key: '' }
  return {
    keyFor(values: object): string {
      const text = JSON.stringify(values)
      if (text !== last.values) last = { values: text, key: randomName() }
      return last.key
    },
    /** Forgets the key: the same values would make something new. */
    reset() {
      last = { values: '', key: '' }
    },
  }
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>

// `randomUUID` is there on safe origins only, and a console may be served over plain HTTP in a house's own network.
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
