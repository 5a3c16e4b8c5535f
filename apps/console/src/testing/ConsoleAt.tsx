import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { App } from '../app/App'
import { ClientContext } from '../app/clientContext'
import { patchRoutesOnNavigation, routes } from '../app/router'
import { makeQueryClient } from '../data/queryClient'

export interface ConsoleAtProps {
  /** The address: what the browser's bar would show after the host. */
  path: string
}

/** The whole console at an address, with its own history: what a story of a screen shows. */
export function ConsoleAt({ path }: ConsoleAtProps) {
  const [router] = useState(() =>
    createMemoryRouter(routes, { patchRoutesOnNavigation, initialEntries: [path] }),
  )
  return (
    <ClientContext value={triesOnce}>
      <App>
        <RouterProvider router={router} />
      </App>
    </ClientContext>
  )
}

// A story that shows a failure does not wait for three more tries.
function triesOnce() {
  return makeQueryClient({ retries: 0 })
}
