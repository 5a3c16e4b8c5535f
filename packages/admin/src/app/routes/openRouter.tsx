import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

import type { Admin } from '../../shared/admin'
import { auth } from '../../stores/session/auth'
import { createQueryClient } from '../../data/records/queryClient'
import { QueryClientContext } from '../queryClientContext'
import { adminRoutes } from './adminRoutes'
import { readFirstAnswers } from './firstAnswers'

/** Creates the router at the current path, and returns its screens when the first one is ready to render. */
export async function openRouter(admin: Admin): Promise<ReactNode> {
  const content = await admin.load()
  const first = createQueryClient()
  const firstUser = auth.userId
  const router = createBrowserRouter(adminRoutes(admin, content))
  await Promise.all([
    readFirstAnswers(first, admin, content, location),
    new Promise<void>((resolve) => {
      if (router.state.initialized) return resolve()
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    }),
  ])
  const clients = [first]
  const createClient = () =>
    (auth.userId === firstUser ? clients.pop() : undefined) ?? createQueryClient()
  return (
    <QueryClientContext value={createClient}>
      {/* A transition would render a screen that is ready in slices, and show it later. */}
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientContext>
  )
}

/** Loads the content and the home before they are opened. */
export async function preloadDashboard({ load }: Pick<Admin, 'load'>): Promise<void> {
  const { home } = await load()
  await home?.()
}
