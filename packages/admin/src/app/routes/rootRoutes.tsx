import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'

import { LoginRoute } from '../../screens/LoginScreen/LoginRoute'
import { RouteErrorScreen } from '../../screens/ErrorScreen/RouteErrorScreen'
import { ContentContext, type Admin, type AdminContent } from '../../shared/admin'
import { defaultPath, paths } from '../../shared/paths'

const DASHBOARD = 'dashboard'

/** The routes that are loaded at the start: the login, and the dashboard with its home. */
export function rootRoutes({ regions = [], load }: Pick<Admin, 'regions' | 'load'>): RouteObject[] {
  const hasRegions = regions.length > 0
  return [
    {
      errorElement: <RouteErrorScreen />,
      hydrateFallbackElement: <></>,
      children: [
        {
          path: paths.login,
          Component: LoginRoute,
        },
        {
          id: DASHBOARD,
          path: hasRegions ? paths.regionalDashboard : paths.dashboard,
          lazy: async () => {
            const [{ DashboardGuard }, content] = await Promise.all([import('./guards'), load()])
            return {
              element: (
                <ContentContext value={content}>
                  <DashboardGuard />
                </ContentContext>
              ),
            }
          },
          // Not among the patched routes: a router patches no routes into an address that it matches exactly.
          children: [
            { index: true, lazy: async () => ({ Component: await loadHome(await load()) }) },
          ],
        },
        ...(hasRegions
          ? [{ path: '/:region', element: <Navigate to={defaultPath(regions)} replace /> }]
          : []),
        { path: '*', element: <Navigate to={paths.login} replace /> },
      ],
    },
  ]
}

async function loadHome({ home }: AdminContent) {
  return home ? home() : (await import('../../screens/HomeScreen/DefaultHome')).DefaultHome
}

/** Adds the other routes of the dashboard on the first visit, which keeps the login small. */
export function patchDashboardRoutes({
  load,
}: Pick<Admin, 'load'>): PatchRoutesOnNavigationFunction {
  return async ({ matches, patch }) => {
    if (!matches.some(({ route }) => route.id === DASHBOARD)) return
    const [{ dashboardRoutes }, content] = await Promise.all([import('./dashboardRoutes'), load()])
    patch(DASHBOARD, dashboardRoutes(content))
  }
}
