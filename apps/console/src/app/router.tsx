import { Navigate, type RouteObject } from 'react-router-dom'

import { ErrorScreen } from '../screens/ErrorScreen/ErrorScreen'
import { areaRoutes } from './areaRoutes'
import { areas } from './areas'
import { paths } from './paths'

/** The console's routes: the login, and everything below the dashboard of a region. */
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
        path: paths.dashboard,
        lazy: async () => ({ Component: (await import('./guards')).DashboardGuard }),
        children: [
          {
            index: true,
            lazy: async () => ({
              Component: (await import('../screens/HomeScreen/HomeScreen')).HomeScreen,
            }),
          },
          ...Object.values(areas).map(areaRoutes),
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('../screens/AccessDenied/AccessDenied')).AccessDenied,
            }),
          },
        ],
      },
      { path: '/:country', element: <Navigate to={paths.afterLogin} replace /> },
      { path: '*', element: <Navigate to={paths.login} replace /> },
    ],
  },
]
