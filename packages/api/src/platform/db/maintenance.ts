import type { PGlite } from '@electric-sql/pglite'

const MINUTE = 60_000

/**
 * Runs checkpoints and vacuums on timers until the returned function is called. A PostgreSQL server has processes for
 * this. The embedded database has none, and its log would grow without limit.
 */
export function scheduleMaintenance(pglite: Pick<PGlite, 'exec'>): () => void {
  const timers = [
    setInterval(() => void pglite.exec('checkpoint').catch(() => undefined), 5 * MINUTE),
    setInterval(() => void pglite.exec('vacuum (analyze)').catch(() => undefined), 60 * MINUTE),
  ]
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
