import type { RouteObject } from 'react-router-dom'

import { areaRoutes } from './areaRoutes'
import { areas } from './areas'
import { openAreas } from './openAreas'
import { paths } from '../shared/paths'

/** Everything below the dashboard of a region: home, the areas, the own password, and Access Denied for the rest. */
export const dashboardRoutes: RouteObject[] = [
  {
    index: true,
    lazy: async () => {
      const { HomeScreen } = await import('../screens/HomeScreen/HomeScreen')
      return { element: <HomeScreen openAreas={openAreas} /> }
    },
  },
  ...Object.values(areas).map(areaRoutes),
  changePasswordRoute(paths.changePassword),
  changePasswordRoute(paths.changePasswordOfOthers),
  {
    path: '*',
    lazy: async () => ({
      Component: (await import('../screens/AccessDenied/AccessDenied')).AccessDenied,
    }),
  },
]

function changePasswordRoute(path: string): RouteObject {
  return {
    path,
    lazy: async () => ({ Component: (await import('./guards')).ChangePasswordGuard }),
    children: [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('../screens/ChangePasswordScreen/ChangePasswordScreen'))
            .ChangePasswordScreen,
        }),
      },
    ],
  }
}
