declare global {
  interface Window {
    /** The timers that have not fired yet, each with its delay in milliseconds. */
    pendingTimers: Map<number, number>
  }
}

/** Runs in a page before anything else: fixes its clock, and tracks its timers. */
export function pinPage(now: number): void {
  const { Date: RealDate } = globalThis
  RealDate.now = () => now
  // A proxy, as the clock of the stories wraps this one and also calls it as a function.
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now], newTarget) as Date,
    apply: () => new RealDate(now).toString(),
  })

  const pending = new Map<number, number>()
  const start = window.setTimeout.bind(window)
  const stop = window.clearTimeout.bind(window)
  // Timers that a resize starts look for a software keyboard and draw nothing; nor do the timers that those start.
  let isResize = false
  window.addEventListener('resize', () => {
    isResize = true
    start(() => {
      isResize = false
    })
  })
  window.pendingTimers = pending
  window.setTimeout = ((run: TimerHandler, delay = 0, ...rest: unknown[]) => {
    const draws = !isResize
    const id = start(
      (...args: unknown[]) => {
        pending.delete(id)
        const before = isResize
        isResize ||= !draws
        if (typeof run === 'function') run(...args)
        isResize = before
      },
      delay,
      ...rest,
    )
    if (draws) pending.set(id, delay)
    return id
    // The DOM's type has an overload that is not used here.
  }) as typeof window.setTimeout
  window.clearTimeout = (id) => {
    pending.delete(Number(id))
    stop(id)
  }
}

/**
 * Runs in a page: waits until its fonts and images are loaded, its short timers have fired and its DOM is unchanged
 * for a moment. Returns false if that does not happen in time.
 */
export async function settlePage({
  quietMs,
  shortTimerMs,
  timeoutMs,
}: SettleLimits): Promise<boolean> {
  const end = performance.now() + timeoutMs
  let lastChange = performance.now()
  const watch = new MutationObserver(() => {
    lastChange = performance.now()
  })
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  while (performance.now() < end && isBusy()) {
    await Promise.all([document.fonts.ready, ...[...document.images].map(load)])
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)))
  }
  watch.disconnect()
  return !isBusy()

  function isBusy() {
    const hasTimers = [...window.pendingTimers.values()].some((delay) => delay <= shortTimerMs)
    return hasTimers || performance.now() - lastChange < quietMs
  }

  // It is sent to the page with the function around it.
  // oxlint-disable-next-line consistent-function-scoping
  async function load(image: HTMLImageElement) {
    // Assigned once, as an assignment counts as a change.
    if (image.loading === 'lazy') image.loading = 'eager'
    // A broken image is drawn as such.
    await image.decode().catch(() => undefined)
  }
}

/** When a page counts as settled, in milliseconds. */
export interface SettleLimits {
  /** How long the DOM must stay unchanged. */
  quietMs: number
  /** The longest delay of a timer that is waited for. */
  shortTimerMs: number
  /** How long to wait in total. */
  timeoutMs: number
}
