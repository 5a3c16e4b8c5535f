import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Shrinks V8's memory for young objects, which has grown during the start. V8 shrinks it in a collection if less than 1 MB a second was
 * allocated in the last five seconds. A server at rest has no collection, so this starts one, later than those seconds.
 */
export function scheduleYoungCollection() {
  setTimeout(collectYoung, AFTER_START_MS).unref()
}

const AFTER_START_MS = 6000

/** Collects young objects, in a few milliseconds. */
export function collectYoung() {
  setFlagsFromString('--expose-gc')
  // Only contexts that are made now have the function.
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect === 'function') Reflect.apply(collect, undefined, [{ type: 'minor' }])
}
