import { checkVersion } from '../../data/version/checkVersion'

const MINUTE = 60_000

/** How often a visible window checks for a new version, in milliseconds. */
const INTERVAL_MS = 5 * MINUTE

/** Checks for a new version while the window is visible, and when it becomes visible. Call the result to stop. */
export function watchVersion(): () => void {
  let checkedAt = Date.now()

  function check() {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < MINUTE) return
    checkedAt = Date.now()
    void checkVersion()
  }

  const timer = setInterval(check, INTERVAL_MS)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}
