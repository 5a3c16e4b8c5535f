import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { App } from '../../app/App'
import { QueryClientContext } from '../../app/queryClientContext'
import { patchDashboardRoutes, rootRoutes } from '../../app/routes/rootRoutes'
import { createQueryClient } from '../../data/records/queryClient'
import { storyAdmin } from './storyAdmin'

export interface AdminAtProps {
  /** The address: what the browser's bar would show after the host. */
  path: string
}

/** The whole admin at an address, with its own history: what a story of a screen shows. */
export function AdminAt({ path }: AdminAtProps) {
  const { admin } = storyAdmin()
  const [router] = useState(() =>
    createMemoryRouter(rootRoutes(admin), {
      patchRoutesOnNavigation: patchDashboardRoutes(admin),
      initialEntries: [path],
    }),
  )
  return (
    <QueryClientContext value={triesOnce}>
      <App admin={admin}>
        <RouterProvider router={router} />
      </App>
    </QueryClientContext>
  )
}

// A story that shows a failure does not wait for three more tries.
function triesOnce() {
  return createQueryClient({ retries: 0 })
}
