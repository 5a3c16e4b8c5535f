import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'

import { ErrorScreen } from '../../screens/ErrorScreen/ErrorScreen'
import { ContentContext, type Admin } from '../../shared/admin'
import { paths } from '../../shared/paths'

const DASHBOARD = 'dashboard'

/** The first routes of an admin: the login, and the door of the dashboard. */
export function rootRoutes({ load }: Pick<Admin, 'load'>): RouteObject[] {
  return [
    {
      errorElement: <ErrorScreen />,
      hydrateFallbackElement: <></>,
      children: [
        {
          path: paths.login,
          lazy: async () => ({
            Component: (await import('../../screens/LoginScreen/LoginScreen')).LoginScreen,
          }),
        },
        {
          id: DASHBOARD,
          path: paths.dashboard,
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
        },
        { path: '/:country', element: <Navigate to={paths.afterLogin} replace /> },
        { path: '*', element: <Navigate to={paths.login} replace /> },
      ],
    },
  ]
}

/** Adds the routes behind the door with the first visit there, so that the login stays light. */
export function patchDashboardRoutes({
  load,
}: Pick<Admin, 'load'>): PatchRoutesOnNavigationFunction {
  return async ({ matches, patch }) => {
    if (!matches.some(({ route }) => route.id === DASHBOARD)) return
    const [{ dashboardRoutes }, content] = await Promise.all([import('./dashboardRoutes'), load()])
    patch(DASHBOARD, dashboardRoutes(content))
  }
}
