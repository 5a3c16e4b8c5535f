declare global {
  interface Window {
    /** The timers that have not fired yet, each with its delay in milliseconds. */
    pendingTimers: Map<number, number>
  }
}

/** Runs in a page before anything else: stops its clock, and keeps count of its timers. */
export function pinPage(now: number): void {
  const { Date: RealDate } = globalThis
  RealDate.now = () => now
  // A proxy and no class: the clock of the stories is built on this one, and calls it as a function, too.
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts: unknown[], made) =>
      Reflect.construct(target, parts.length > 0 ? parts : [now], made) as Date,
    apply: () => new RealDate(now).toString(),
  })

  const pending = new Map<number, number>()
  const start = window.setTimeout.bind(window)
  const stop = window.clearTimeout.bind(window)
  // Timers that a new size starts (is there a keyboard on the screen now?), and those that they start, draw nothing.
  let isOfResize = false
  window.addEventListener('resize', () => {
    isOfResize = true
    start(() => {
      isOfResize = false
    })
  })
  window.pendingTimers = pending
  window.setTimeout = ((run: TimerHandler, delay = 0, ...rest: unknown[]) => {
    const draws = !isOfResize
    const id = start(
      (...words: unknown[]) => {
        pending.delete(id)
        const before = isOfResize
        isOfResize ||= !draws
        if (typeof run === 'function') run(...words)
        isOfResize = before
      },
      delay,
      ...rest,
    )
    if (draws) pending.set(id, delay)
    return id
    // The DOM's type of it has an overload that nobody uses.
  }) as typeof window.setTimeout
  window.clearTimeout = (id) => {
    pending.delete(Number(id))
    stop(id)
  }
}

/**
 * Runs in a page: waits until its fonts and images are there, its short timers have fired and nothing moves.
 * False for a page that never came to rest.
 */
export async function settlePage({ quietMs, shortMs, patienceMs }: Patience): Promise<boolean> {
  const end = performance.now() + patienceMs
  let moved = performance.now()
  const watch = new MutationObserver(() => {
    moved = performance.now()
  })
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  while (performance.now() < end && isRestless()) {
    // It looks again and again, after every frame.
    /* oxlint-disable no-await-in-loop */
    await Promise.all([document.fonts.ready, ...[...document.images].map(load)])
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)))
    /* oxlint-enable no-await-in-loop */
  }
  watch.disconnect()
  return !isRestless()

  function isRestless() {
    const isAwaited = [...window.pendingTimers.values()].some((delay) => delay <= shortMs)
    return isAwaited || performance.now() - moved < quietMs
  }

  // It is sent to the page with the function around it.
  // oxlint-disable-next-line consistent-function-scoping
  async function load(image: HTMLImageElement) {
    // Only once, as it counts as a change.
    if (image.loading === 'lazy') image.loading = 'eager'
    // A picture that cannot be loaded is shown as such.
    await image.decode().catch(() => undefined)
  }
}

/** How long a page may take to come to rest. */
export interface Patience {
  /** So long nothing may change. */
  quietMs: number
  /** Timers of at most this length are waited for. */
  shortMs: number
  /** A page has this time to come to rest. */
  patienceMs: number
}
