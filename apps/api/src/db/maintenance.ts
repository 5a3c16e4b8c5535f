import type { PGlite } from '@electric-sql/pglite'

const MINUTE = 60_000

/**
 * Writes checkpoints and clears dead rows from time to time, until the answered function is called. A server has
 * processes for this; the embedded database is one process, and its log would grow for ever.
 */
export function lookAfter(pglite: Pick<PGlite, 'exec'>): () => void {
  const timers = [
    setInterval(() => void pglite.exec('checkpoint').catch(() => undefined), 5 * MINUTE),
    setInterval(() => void pglite.exec('vacuum (analyze)').catch(() => undefined), 60 * MINUTE),
  ]
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
