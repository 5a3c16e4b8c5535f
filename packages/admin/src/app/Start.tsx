import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { checkVersion } from '../data/version/checkVersion'
import { loadStyles } from '../page/loadStyles'
import { ErrorScreen } from '../screens/ErrorScreen/ErrorScreen'
import type { Admin } from '../shared/admin'
import { destinationAfterLogin, requestedPath } from '../shared/paths'
import { auth } from '../stores/session/auth'
import { App } from './App'
import { removeFrame, repeatPresses } from './finishedPage'

export interface StartProps {
  admin: Admin
  /**
   * The login screen, if it is the first one.
   * @default the screen of the address
   */
  login?: ReactNode
}

/**
 * The admin from its first screen. The login screen needs no router: the router and the dashboard load when the user
 * starts to type, or at once if the first screen is another one.
 */
export function Start({ admin, login }: StartProps) {
  const { isAuthenticated } = useSnapshot(auth)
  const startsAtLogin = Boolean(login)
  const [needsRouter, setNeedsRouter] = useState(!startsAtLogin)
  const [screen, setScreen] = useState(login)
  const router = useRef<Promise<ReactNode>>(undefined)
  if (isAuthenticated && !needsRouter) setNeedsRouter(true)

  useEffect(repeatPresses, [])
  useLayoutEffect(() => {
    if (screen) removeFrame()
  }, [screen])
  useEffect(() => {
    if (!needsRouter) return preloadOnIntent(admin)
    if (startsAtLogin && !router.current) openDestination(admin)
    router.current ??= loadRouter(admin)
    // The login screen stays until the first screen behind it is ready. It then renders in one go; a transition would render in slices.
    void router.current.then(setScreen)
    return undefined
  }, [admin, needsRouter, startsAtLogin])

  return <App admin={admin}>{screen}</App>
}

/** Replaces the path of the login by the requested one, which the router then opens. */
function openDestination({ regions = [] }: Admin) {
  const state: unknown = history.state
  const requested = typeof state === 'object' && state && 'usr' in state ? state.usr : undefined
  history.replaceState(null, '', destinationAfterLogin(requestedPath(requested), regions))
}

async function loadRouter(admin: Admin): Promise<ReactNode> {
  try {
    const { openRouter } = await loadCode()
    return await openRouter(admin)
  } catch (error) {
    void checkVersion()
    return <ErrorScreen error={error} />
  }
}

/** Loads the code of the router, and the styles of what is behind the login. */
async function loadCode() {
  const [{ openRouter, preloadDashboard }] = await Promise.all([
    import('./routes/openRouter'),
    loadStyles(),
  ])
  return { openRouter, preloadDashboard }
}

const INTENTS = ['focusin', 'pointerdown', 'keydown'] as const

/** Loads the router and the dashboard when the user starts to use the login screen. Call the result to stop. */
function preloadOnIntent(admin: Admin): () => void {
  function preload() {
    stop()
    // A failure is reported when the user has logged in.
    void loadCode()
      .then(({ preloadDashboard }) => preloadDashboard(admin))
      .catch(() => undefined)
  }
  function stop() {
    for (const intent of INTENTS) document.removeEventListener(intent, preload)
  }
  for (const intent of INTENTS) document.addEventListener(intent, preload)
  // The user may have started before this script ran.
  if (document.activeElement instanceof HTMLInputElement) preload()
  return stop
}
