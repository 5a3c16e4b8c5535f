import type { RouteObject } from 'react-router-dom'

import type { Area } from './areas'

/** The routes of one area: list, create and edit behind its guard, each loaded with its first visit. */
export function areaRoutes(area: Area): RouteObject {
  return {
    path: area.entity.path,
    lazy: async () => {
      const { AreaGuard } = await import('./guards')
      return { element: <AreaGuard area={area} /> }
    },
    children: [
      {
        index: true,
        lazy: async () => {
          const [{ ListScreen }, screens] = await Promise.all([
            import('../screens/ListScreen/ListScreen'),
            area.load(),
          ])
          return { element: <ListScreen area={screens} icon={area.icon} /> }
        },
      },
      {
        path: 'create',
        lazy: async () => {
          const [{ CreateScreen }, screens] = await Promise.all([
            import('../screens/CreateScreen/CreateScreen'),
            area.load(),
          ])
          return { element: <CreateScreen area={screens} /> }
        },
      },
      {
        path: 'edit/:recordId',
        lazy: async () => {
          const [{ EditScreen }, screens] = await Promise.all([
            import('../screens/EditScreen/EditScreen'),
            area.load(),
          ])
          return { element: <EditScreen area={screens} /> }
        },
      },
    ],
  }
}
