import { checkVersion } from '../../data/version/checkVersion'

const MINUTE = 60_000

/** How often a window that is seen looks for a new version. */
const EVERY = 5 * MINUTE

/** Looks for a new version while the window is seen, and when it is seen again. Call the answer to stop. */
export function watchVersion(): () => void {
  let lookedAt = Date.now()

  function look() {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < MINUTE) return
    lookedAt = Date.now()
    void checkVersion()
  }

  const timer = setInterval(look, EVERY)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
