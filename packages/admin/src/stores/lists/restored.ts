type Listener = (area: string, record: object) => void

const listeners = new Set<Listener>()

/** Tells the open form that a version of a record has been restored. */
export function tellRestored(area: string, record: object): void {
  for (const listener of listeners) listener(area, record)
}

/** Calls back with each record that is restored. Call the result to stop. */
export function watchRestored(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
