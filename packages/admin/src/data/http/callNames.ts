/**
 * Names the calls that make something, so that the server makes it once: the same values have the same name until the
 * call is over. Values that were changed since have another.
 */
export function createCallNames() {
  let last = { values: '', name: '' }
  return {
    nameOf(values: object): string {
      const text = JSON.stringify(values)
      if (text !== last.values) last = { values: text, name: randomName() }
      return last.name
    },
    /** Forgets the name: the same values would make something new. */
    over() {
      last = { values: '', name: '' }
    },
  }
}

export type CallNames = ReturnType<typeof createCallNames>

// `randomUUID` is there on safe origins only, and a console may be served over plain HTTP in a house's own network.
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
