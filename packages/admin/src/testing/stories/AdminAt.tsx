import { useEffect, useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { App } from '../../app/App'
import { QueryClientContext } from '../../app/queryClientContext'
import { adminRoutes } from '../../app/routes/adminRoutes'
import { createQueryClient } from '../../data/records/queryClient'
import type { Admin } from '../../shared/admin'
import { storyAdmin } from './storyAdmin'

export interface AdminAtProps {
  /** The path and query string. */
  path: string
}

/** The whole admin at a path, with its own history. */
export function AdminAt({ path }: AdminAtProps) {
  const { admin } = storyAdmin()
  const [screens, setScreens] = useState<ReactNode>()
  useEffect(() => {
    void screensAt(admin, path).then(setScreens)
  }, [admin, path])
  return (
    <QueryClientContext value={createClientWithoutRetries}>
      <App admin={admin}>{screens}</App>
    </QueryClientContext>
  )
}

async function screensAt(admin: Admin, path: string): Promise<ReactNode> {
  const routes = adminRoutes(admin, await admin.load())
  return <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
}

// A story of a failure must not wait for retries.
function createClientWithoutRetries() {
  return createQueryClient({ retries: 0 })
}
