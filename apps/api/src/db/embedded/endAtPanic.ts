import type { OnPanic } from './pglite'

/** Ends the process, with a sentence, when its embedded database gives up. Whatever supervises it starts it anew. */
export function endAtPanic(dataDir: string): OnPanic {
  return (reason) => {
    console.error(
      `The database in ${dataDir} had to stop: ${reason}. Nothing that was acknowledged is lost; the next start goes on from there.`,
    )
    process.exit(1)
  }
}
