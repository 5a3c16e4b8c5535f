import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

import type { Admin } from '../shared/admin'
import { followDensity } from '../stores/preferences/density'
import { followTheme } from '../stores/preferences/theme'
import { restoreSession } from '../stores/session/auth'
import { App } from './App'
import { patchDashboardRoutes, rootRoutes } from './routes/rootRoutes'
import { endSessionOnUnauthorized } from './session/endSessionOnUnauthorized'
import { watchVersion } from './version/watchVersion'

/** Starts an admin in an element of the page. A page has one admin. */
export function startAdmin(root: HTMLElement, admin: Admin): void {
  restoreSession()
  followTheme()
  followDensity()
  endSessionOnUnauthorized()
  watchVersion()

  const router = createBrowserRouter(rootRoutes(admin), {
    patchRoutesOnNavigation: patchDashboardRoutes(admin),
  })
  createRoot(root).render(
    <StrictMode>
      <App admin={admin}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  )
}
