import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import type { Admin } from '../shared/admin'
import { followDensity } from '../stores/preferences/density'
import { followTheme } from '../stores/preferences/theme'
import { auth, restoreSession } from '../stores/session/auth'
import { typedIn } from './finishedPage'
import { isLoginPath, Start } from './Start'
import { endSessionOnUnauthorized } from './session/endSessionOnUnauthorized'
import { watchVersion } from './version/watchVersion'

/**
 * Starts an admin in an element of the page. A page has one admin. If the element contains the login screen, as
 * `renderLogin` renders it, the login screen keeps its elements.
 */
export function startAdmin(root: HTMLElement, admin: Admin): void {
  restoreSession()
  followTheme()
  followDensity()
  endSessionOnUnauthorized()
  watchVersion()

  const app = (
    <StrictMode>
      <Start admin={admin} typed={typedIn(root)} />
    </StrictMode>
  )
  if (root.firstElementChild && isLoginPath(location.pathname) && !auth.isAuthenticated) {
    hydrateRoot(root, app)
    return
  }
  root.replaceChildren()
  delete document.documentElement.dataset['session']
  createRoot(root).render(app)
}
