import { loadOverlays } from '@staff/ui'

import { checkVersion } from '../../data/version/checkVersion'

/** How long after the first screen the code of menus and dialogs loads, so that it delays nothing. In milliseconds. */
const DELAY_MS = 2000

/**
 * Loads the code of menus and dialogs before they open: the warning before the end of the session must open even if the
 * network has failed meanwhile. Returns a function that cancels it.
 */
export function loadOverlaysWhenIdle(): () => void {
  const timer = setTimeout(() => {
    // A missing file means a new deployment.
    loadOverlays().catch(() => void checkVersion())
  }, DELAY_MS)
  return () => clearTimeout(timer)
}
