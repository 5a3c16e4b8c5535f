import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

import type { Admin } from '../../shared/admin'
import { patchDashboardRoutes, rootRoutes } from './rootRoutes'

/** Creates the router at the current path, and returns its screens when the first one is ready to render. */
export async function openRouter(admin: Admin): Promise<ReactNode> {
  const router = createBrowserRouter(rootRoutes(admin), {
    patchRoutesOnNavigation: patchDashboardRoutes(admin),
  })
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

/** Loads the code of the dashboard before it is opened. */
export async function preloadDashboard({ load }: Pick<Admin, 'load'>): Promise<void> {
  const [{ home }] = await Promise.all([load(), import('./guards'), import('./dashboardRoutes')])
  await home?.()
}
