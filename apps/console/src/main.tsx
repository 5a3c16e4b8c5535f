import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

import { App } from './app/App'
import { patchRoutesOnNavigation, routes } from './app/router'
import { watchSession } from './app/watchSession'
import { watchVersion } from './app/watchVersion'
import { restoreSession } from './stores/auth'
import { followDensity } from './stores/density'
import { followTheme } from './stores/theme'

restoreSession()
followTheme()
followDensity()
watchSession()
watchVersion()

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
