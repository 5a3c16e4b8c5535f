import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

import { App } from './app/App'
import { notify } from './app/notify'
import { patchRoutesOnNavigation, routes } from './app/router'
import { listenForUnauthorized } from './data/http'
import { endSession, restoreSession } from './stores/auth'
import { followTheme } from './stores/theme'

restoreSession()
followTheme()
listenForUnauthorized(() => {
  endSession()
  notify('error', 'Your session has ended. Log in again to go on where you were.')
})

const router = createBrowserRouter(routes, { patchRoutesOnNavigation })

createRoot(requireRoot()).render(
  <StrictMode>
    <App>
      <RouterProvider router={router} />
    </App>
  </StrictMode>,
)

function requireRoot(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element #root')
  return root
}
