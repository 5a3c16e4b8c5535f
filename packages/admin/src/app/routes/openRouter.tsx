import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

import type { Admin } from '../../shared/admin'
import { adminRoutes } from './adminRoutes'

/** Creates the router at the current path, and returns its screens when the first one is ready to render. */
export async function openRouter(admin: Admin): Promise<ReactNode> {
  const router = createBrowserRouter(adminRoutes(admin, await admin.load()))
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
  // A transition would render a screen that is ready in slices, and show it later.
  return <RouterProvider router={router} useTransitions={false} />
}

/** Loads the content and the home before they are opened. */
export async function preloadDashboard({ load }: Pick<Admin, 'load'>): Promise<void> {
  const { home } = await load()
  await home?.()
}
