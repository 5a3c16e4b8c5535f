/**
 * How long the console waits for the server, in milliseconds: `read` for the response to a GET, `write` for any other
 * call, `upload` for the next progress event of a picture.
 */
export interface Timeouts {
  read: number
  write: number
  upload: number
}

const DEFAULTS: Timeouts = { read: 15_000, write: 30_000, upload: 60_000 }

let timeouts = DEFAULTS

/** The current timeouts. */
export function currentTimeouts(): Timeouts {
  return timeouts
}

/** Sets other timeouts, as stories and tests do. Call the result to restore the defaults. */
export function replaceTimeouts(others: Partial<Timeouts>): () => void {
  timeouts = { ...DEFAULTS, ...others }
  return () => {
    timeouts = DEFAULTS
  }
}

/** A signal that aborts with `caller`, or when `ms` have passed since the last `restart`; `clear` stops the clock. */
export function abortAfter(ms: number, caller?: AbortSignal) {
  const controller = new AbortController()
  let isExpired = false
  const timer = startTimer(ms, () => {
    isExpired = true
    controller.abort()
  })
  const abort = () => controller.abort(caller?.reason)
  if (caller?.aborted) abort()
  caller?.addEventListener('abort', abort, { once: true })
  return {
    signal: controller.signal,
    isExpired: () => isExpired,
    restart: timer.restart,
    clear: () => {
      timer.clear()
      caller?.removeEventListener('abort', abort)
    },
  }
}

/** Rejects with the reason of a signal when it aborts; it never resolves. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
  })
}

/** Calls `onExpire` when `ms` have passed since the start or the last restart; never where `ms` is Infinity. */
export function startTimer(ms: number, onExpire: () => void) {
  // setTimeout holds at most 2^31 - 1 ms and would fire at once for Infinity.
  const start = () => (Number.isFinite(ms) ? setTimeout(onExpire, ms) : undefined)
  let timer = start()
  const clear = () => clearTimeout(timer)
  return {
    clear,
    restart: () => {
      clear()
      timer = start()
    },
  }
}
