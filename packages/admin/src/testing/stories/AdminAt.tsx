import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { App } from '../../app/App'
import { QueryClientContext } from '../../app/queryClientContext'
import { patchDashboardRoutes, rootRoutes } from '../../app/routes/rootRoutes'
import { createQueryClient } from '../../data/records/queryClient'
import { storyAdmin } from './storyAdmin'

export interface AdminAtProps {
  /** The path and query string. */
  path: string
}

/** The whole admin at a path, with its own history. */
export function AdminAt({ path }: AdminAtProps) {
  const { admin } = storyAdmin()
  const [router] = useState(() =>
    createMemoryRouter(rootRoutes(admin), {
      patchRoutesOnNavigation: patchDashboardRoutes(admin),
      initialEntries: [path],
    }),
  )
  return (
    <QueryClientContext value={createClientWithoutRetries}>
      <App admin={admin}>
        <RouterProvider router={router} />
      </App>
    </QueryClientContext>
  )
}

// A story of a failure must not wait for retries.
function createClientWithoutRetries() {
  return createQueryClient({ retries: 0 })
}
