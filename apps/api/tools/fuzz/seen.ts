/** Values from responses, which later requests use. */
export interface SeenPool {
  /** Adds the values of a response to a request for this list. */
  learn: (base: string, response: unknown) => void
  /** Removes a deleted record. */
  forget: (base: string, id: string) => void
  /** The nth value with a name, as JSON; undefined if there is none. */
  pick: (name: string, nth: number) => unknown
}

/** A pool that never returns certain ids. */
export function createPool(isKept: (id: string) => boolean): SeenPool {
  const values = new Map<string, unknown[]>()
  const records = new Map<string, Map<string, number>>()

  function add(name: string, value: unknown) {
    const known = values.get(name) ?? []
    if (known.includes(value)) return
    // Drops the oldest, so that a long run refers to existing records.
    values.set(name, [...known.slice(1 - MAX_VALUES), value])
  }

  function learnRecord(base: string, record: object) {
    for (const [name, value] of Object.entries(record)) {
      if (typeof value === 'object') learn(base, value)
      else add(name, value)
      const [, file] = /^\/api\/images\/(.+)$/.exec(String(value)) ?? []
      if (file) add('file', file)
    }
    const id = ID_KEYS.map((key): unknown => Reflect.get(record, key)).find(
      (each) => typeof each === 'string',
    )
    const version: unknown = Reflect.get(record, 'version')
    if (typeof id === 'string' && !isKept(id)) keep(base, id, Number(version))
  }

  function keep(base: string, id: string, version: number) {
    const known = records.get(base) ?? new Map<string, number>()
    known.delete(id)
    known.set(id, version)
    const [oldest] = known.keys()
    if (known.size > MAX_VALUES && oldest) known.delete(oldest)
    records.set(base, known)
  }

  function learn(base: string, response: unknown) {
    if (Array.isArray(response)) response.forEach((each) => learn(base, each))
    else if (typeof response === 'object' && response !== null) learnRecord(base, response)
  }

  return {
    learn,
    forget: (base, id) => records.get(base)?.delete(id),
    pick(name, nth) {
      const [base = '', what] = name.split('#')
      const known = [...(records.get(base) ?? [])]
      const all = what
        ? known.map(([id, version]) => (what === 'id' ? id : `"${version}"`))
        : (values.get(name) ?? [])
      return all[nth % all.length]
    },
  }
}

const ID_KEYS = ['id', 'jobId']
const MAX_VALUES = 40
