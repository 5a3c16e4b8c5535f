import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { App } from '../../app/App'
import { ClientContext } from '../../app/clientContext'
import { patchesOf, routesOf } from '../../app/routes/router'
import { makeQueryClient } from '../../data/records/queryClient'
import { storyAdmin } from './storyAdmin'

export interface AdminAtProps {
  /** The address: what the browser's bar would show after the host. */
  path: string
}

/** The whole admin at an address, with its own history: what a story of a screen shows. */
export function AdminAt({ path }: AdminAtProps) {
  const { admin } = storyAdmin()
  const [router] = useState(() =>
    createMemoryRouter(routesOf(admin), {
      patchRoutesOnNavigation: patchesOf(admin),
      initialEntries: [path],
    }),
  )
  return (
    <ClientContext value={triesOnce}>
      <App admin={admin}>
        <RouterProvider router={router} />
      </App>
    </ClientContext>
  )
}

// A story that shows a failure does not wait for three more tries.
function triesOnce() {
  return makeQueryClient({ retries: 0 })
}
