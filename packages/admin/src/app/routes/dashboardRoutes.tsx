import type { RouteObject } from 'react-router-dom'

import { AccessDenied } from '../../screens/AccessDenied/AccessDenied'
import type { AdminContent } from '../../shared/admin'
import { paths } from '../../shared/paths'
import { areaRoutes } from './areaRoutes'
import { ChangePasswordGuard } from './guards'

/** The routes below the dashboard: the areas, their trash, the pictures, the review, the releases, the system, Change password, and Access Denied for other paths. */
export function dashboardRoutes({ areas }: AdminContent): RouteObject[] {
  return [
    ...areas.map(areaRoutes),
    {
      path: paths.trash,
      lazy: async () => ({
        Component: (await import('../../screens/WholeTrashScreen/WholeTrashScreen'))
          .WholeTrashScreen,
      }),
    },
    {
      path: paths.pictures,
      lazy: async () => ({
        Component: (await import('../../screens/Pictures/PicturesScreen')).PicturesScreen,
      }),
    },
    {
      path: paths.brokenLinks,
      lazy: async () => ({
        Component: (await import('../../screens/BrokenLinks/BrokenLinksScreen')).BrokenLinksScreen,
      }),
    },
    {
      path: paths.review,
      lazy: async () => ({
        Component: (await import('../../screens/Review/ReviewScreen')).ReviewScreen,
      }),
    },
    {
      path: paths.system,
      lazy: async () => ({
        Component: (await import('../../screens/System/SystemScreen')).SystemScreen,
      }),
    },
    {
      path: paths.releases,
      children: [
        {
          index: true,
          lazy: async () => ({
            Component: (await import('../../screens/Releases/ReleasesScreen')).ReleasesScreen,
          }),
        },
        {
          path: ':id',
          lazy: async () => ({
            Component: (await import('../../screens/Releases/ReleaseScreen')).ReleaseScreen,
          }),
        },
      ],
    },
    changePasswordRoute(paths.changePassword),
    changePasswordRoute(paths.changePasswordOfStaff),
    { path: '*', Component: AccessDenied },
  ]
}

function changePasswordRoute(path: string): RouteObject {
  return {
    path,
    Component: ChangePasswordGuard,
    children: [
      {
        index: true,
        lazy: async () => ({
          Component: (await import('../../screens/ChangePasswordScreen/ChangePasswordScreen'))
            .ChangePasswordScreen,
        }),
      },
    ],
  }
}
