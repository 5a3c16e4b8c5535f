import { checkVersion } from '../../data/version/checkVersion'
import { isPageFromCache } from '../../data/version/ownPage'

const MINUTE = 60_000

/** How often a visible window checks for a new version, in milliseconds. */
const INTERVAL_MS = 5 * MINUTE

/**
 * Checks for a new version while the window is visible, when it becomes visible, and at once if the page comes from the browser's cache.
 * Call the result to stop.
 */
export function watchVersion(): () => void {
  let checkedAt = Date.now()

  function check() {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < MINUTE) return
    checkedAt = Date.now()
    void checkVersion()
  }

  if (isPageFromCache()) void replaceOldPage()
  const timer = setInterval(check, INTERVAL_MS)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}

/** Takes a newer page, if there is one and nobody has pressed or typed anything yet. Otherwise the banner offers it. */
async function replaceOldPage() {
  const isOld = await checkVersion()
  if (isOld && !navigator.userActivation.hasBeenActive) window.location.reload()
}
