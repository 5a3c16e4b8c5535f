import { Navigate, type RouteObject } from 'react-router-dom'

import { RouteErrorScreen } from '../../screens/ErrorScreen/RouteErrorScreen'
import { ContentContext, type Admin, type AdminContent } from '../../shared/admin'
import { defaultPath, paths } from '../../shared/paths'
import { accountRoutes } from './accountRoutes'
import { dashboardRoutes } from './dashboardRoutes'
import { DashboardGuard } from './guards'

/**
 * All routes of an admin. They are complete from the beginning: a router that finds routes while it navigates renders the whole page
 * once more at each navigation.
 */
export function adminRoutes(
  { regions = [] }: Pick<Admin, 'regions'>,
  content: AdminContent,
): RouteObject[] {
  const hasRegions = regions.length > 0
  return [
    {
      errorElement: <RouteErrorScreen />,
      hydrateFallbackElement: <></>,
      children: [
        {
          path: paths.login,
          lazy: async () => ({
            Component: (await import('../../screens/LoginScreen/LoginRoute')).LoginRoute,
          }),
        },
        accountRoutes,
        {
          path: hasRegions ? paths.regionalDashboard : paths.dashboard,
          element: (
            <ContentContext value={content}>
              <DashboardGuard />
            </ContentContext>
          ),
          children: [
            { index: true, lazy: async () => ({ Component: await loadHome(content) }) },
            ...dashboardRoutes(content),
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
