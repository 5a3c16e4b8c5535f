import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Frees what only the start needed, a little after it: 15 MB. A server without requests allocates too little for V8 to collect
 * anything by itself.
 */
export function collectGarbageAfterStart() {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect: unknown = runInNewContext('gc')
    if (typeof collect === 'function') collect()
  }, DELAY_MS).unref()
}

// Trap: V8 gives the memory of young objects back only if little was allocated in the last five seconds.
const DELAY_MS = 8000
