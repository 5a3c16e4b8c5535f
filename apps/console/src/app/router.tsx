import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'

import { ErrorScreen } from '../screens/ErrorScreen/ErrorScreen'
import { paths } from '../shared/paths'

const DASHBOARD = 'dashboard'

/** The console's first routes: the login, and the door of the dashboard. */
export const routes: RouteObject[] = [
  {
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <></>,
    children: [
      {
        path: paths.login,
        lazy: async () => ({
          Component: (await import('../screens/LoginScreen/LoginScreen')).LoginScreen,
        }),
      },
      {
        id: DASHBOARD,
        path: paths.dashboard,
        lazy: async () => ({ Component: (await import('./guards')).DashboardGuard }),
      },
      { path: '/:country', element: <Navigate to={paths.afterLogin} replace /> },
      { path: '*', element: <Navigate to={paths.login} replace /> },
    ],
  },
]

/** Adds the routes behind the door with the first visit there, so that the login stays light. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({
  matches,
  patch,
}) => {
  if (!matches.some(({ route }) => route.id === DASHBOARD)) return
  const { dashboardRoutes } = await import('./dashboardRoutes')
  patch(DASHBOARD, dashboardRoutes)
}
