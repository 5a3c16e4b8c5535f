import type { OnPanic } from './pglite'

/** Exits with a message when the embedded database panics, so that a supervisor restarts the process. */
export function exitOnPanic(dataDir: string): OnPanic {
  return (reason) => {
    console.error(
      `The database in ${dataDir} had to stop: ${reason}. Nothing that was acknowledged is lost; the next start goes on from there.`,
    )
    process.exit(1)
  }
}
