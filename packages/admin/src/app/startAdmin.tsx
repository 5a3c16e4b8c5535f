import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

import type { Admin } from '../shared/admin'
import { followDensity } from '../stores/preferences/density'
import { followTheme } from '../stores/preferences/theme'
import { restoreSession } from '../stores/session/auth'
import { App } from './App'
import { patchesOf, routesOf } from './routes/router'
import { watchSession } from './session/watchSession'
import { watchVersion } from './version/watchVersion'

/** Starts an admin in an element of the page. A page has one admin. */
export function startAdmin(root: HTMLElement, admin: Admin): void {
  restoreSession()
  followTheme()
  followDensity()
  watchSession()
  watchVersion()

  const router = createBrowserRouter(routesOf(admin), {
    patchRoutesOnNavigation: patchesOf(admin),
  })
  createRoot(root).render(
    <StrictMode>
      <App admin={admin}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  )
}
