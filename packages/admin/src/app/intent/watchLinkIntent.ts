/** How long the pointer rests on a link before it counts, in milliseconds: it may only pass over it. */
const REST_MS = 65

/** How often one address counts, in milliseconds. */
const AGAIN_MS = 10_000

/**
 * Calls back with the address of a link of this origin when the user points at it, focuses it or touches it: the press
 * follows soon. Never if the browser saves data. Call the result to stop.
 */
export function watchLinkIntent(onIntent: (url: URL) => void): () => void {
  const last = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function report(url: URL) {
    const now = Date.now()
    if (savesData() || now - (last.get(url.href) ?? -Infinity) < AGAIN_MS) return
    last.set(url.href, now)
    onIntent(url)
  }

  function handlePoint({ target }: Event) {
    clearTimeout(timer)
    const url = linkAt(target)
    if (url) timer = setTimeout(() => report(url), REST_MS)
  }

  function handleSureSign({ target }: Event) {
    const url = linkAt(target)
    if (url) report(url)
  }

  document.addEventListener('pointerover', handlePoint)
  document.addEventListener('focusin', handleSureSign)
  document.addEventListener('touchstart', handleSureSign, { passive: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', handlePoint)
    document.removeEventListener('focusin', handleSureSign)
    document.removeEventListener('touchstart', handleSureSign)
  }
}

function linkAt(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  return url.origin === location.origin ? url : undefined
}

function savesData(): boolean {
  // Not in TypeScript's library, because only some browsers have it.
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false
}
