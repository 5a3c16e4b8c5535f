import { StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { checkVersion } from '../data/version/checkVersion'
import { ErrorScreen } from '../screens/ErrorScreen/ErrorScreen'
import type { Admin } from '../shared/admin'
import { paths } from '../shared/paths'
import { followDensity } from '../stores/preferences/density'
import { followTheme } from '../stores/preferences/theme'
import { auth, restoreSession } from '../stores/session/auth'
import { typedIn } from './finishedPage'
import { App } from './App'
import { Start } from './Start'
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

  if (location.pathname === paths.login && !auth.isAuthenticated) void startAtLogin(root, admin)
  else render(root, <Start admin={admin} />)
}

/** The form of the login has its own file, because no other first screen needs it. */
async function startAtLogin(root: HTMLElement, admin: Admin): Promise<void> {
  try {
    const { LoginScreen } = await import('../screens/LoginScreen/LoginScreen')
    const start = <Start admin={admin} login={<LoginScreen typed={typedIn(root)} />} />
    if (root.firstElementChild) hydrateRoot(root, inStrictMode(start))
    else render(root, start)
  } catch (error) {
    void checkVersion()
    render(
      root,
      <App admin={admin}>
        <ErrorScreen error={error} />
      </App>,
    )
  }
}

/** Renders a screen in place of what the page has. */
function render(root: HTMLElement, screen: ReactNode): void {
  root.replaceChildren()
  delete document.documentElement.dataset['session']
  createRoot(root).render(inStrictMode(screen))
}

const inStrictMode = (app: ReactNode) => <StrictMode>{app}</StrictMode>
