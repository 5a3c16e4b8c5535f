import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'

import { ErrorScreen } from '../../screens/ErrorScreen/ErrorScreen'
import { ContentContext, type Admin } from '../../shared/admin'
import { paths } from '../../shared/paths'

const DASHBOARD = 'dashboard'

/** The routes that are loaded at the start: the login, and the parent route of the dashboard. */
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

/** Adds the routes of the dashboard on the first visit, which keeps the login small. */
export function patchDashboardRoutes({
  load,
}: Pick<Admin, 'load'>): PatchRoutesOnNavigationFunction {
  return async ({ matches, patch }) => {
    if (!matches.some(({ route }) => route.id === DASHBOARD)) return
    const [{ dashboardRoutes }, content] = await Promise.all([import('./dashboardRoutes'), load()])
    patch(DASHBOARD, dashboardRoutes(content))
  }
}
