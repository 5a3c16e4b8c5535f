import { accessTo } from '@staff/forms/entities'
import type { RouteObject } from 'react-router-dom'

import type { Area } from './areas'

/** The routes of one area behind its guard: the list, and the forms where records are changed. */
export function areaRoutes(area: Area): RouteObject {
  return {
    path: area.entity.path,
    lazy: async () => {
      const { AreaGuard } = await import('./guards')
      return { element: <AreaGuard area={area} /> }
    },
    children: [
      area.entity.openedBy ? noListRoute : listRoute(area),
      ...(accessTo(area.entity).write === 'nobody' ? [] : formRoutes(area)),
    ],
  }
}

// Each is loaded with its first visit.
function listRoute(area: Area): RouteObject {
  return {
    index: true,
    lazy: async () => {
      const [{ ListScreen }, screens] = await Promise.all([
        import('../screens/ListScreen/ListScreen'),
        area.load(),
      ])
      return { element: <ListScreen area={screens} icon={area.icon} /> }
    },
  }
}

// Its records are listed by another area: here is nothing to see.
const noListRoute: RouteObject = {
  index: true,
  lazy: async () => ({
    Component: (await import('../screens/AccessDenied/AccessDenied')).AccessDenied,
  }),
}

function formRoutes(area: Area): RouteObject[] {
  return [
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
  ]
}
