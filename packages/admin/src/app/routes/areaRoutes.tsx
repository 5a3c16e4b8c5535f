import { accessTo } from '@staff/forms/entity'
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'

import type { Area } from '../../shared/admin'
import type { AreaScreens } from '../../shared/defineArea'

/** The routes of one area behind its guard: the list, and the forms where records are changed. */
export function areaRoutes(area: Area): RouteObject {
  return {
    path: area.entity.path,
    lazy: async () => {
      const { AreaGuard } = await import('./guards')
      return { element: <AreaGuard area={area} /> }
    },
    children: [
      area.entity.parentReference ? noListRoute : listRoute(area),
      ...(accessTo(area.entity).write === 'nobody' ? [] : formRoutes(area)),
    ],
  }
}

function listRoute(area: Area): RouteObject {
  const { icon } = area
  return {
    index: true,
    lazy: withScreens(area, async () => {
      const { ListScreen } = await import('../../screens/ListScreen/ListScreen')
      return (screens) => <ListScreen area={screens} icon={icon} />
    }),
  }
}

// Its records are listed by another area: here is nothing to see.
const noListRoute: RouteObject = {
  index: true,
  lazy: async () => ({
    Component: (await import('../../screens/AccessDenied/AccessDenied')).AccessDenied,
  }),
}

function formRoutes(area: Area): RouteObject[] {
  return [
    {
      path: 'create',
      lazy: withScreens(area, async () => {
        const { CreateScreen } = await import('../../screens/CreateScreen/CreateScreen')
        return (screens) => <CreateScreen area={screens} />
      }),
    },
    {
      path: 'edit/:recordId',
      lazy: withScreens(area, async () => {
        const { EditScreen } = await import('../../screens/EditScreen/EditScreen')
        return (screens) => <EditScreen area={screens} />
      }),
    },
  ]
}

/** Loads a screen and what the area shows on it at the same time, with the first visit. */
function withScreens(area: Area, loadScreen: () => Promise<(screens: AreaScreens) => ReactNode>) {
  return async () => {
    const [draw, screens] = await Promise.all([loadScreen(), area.load()])
    return { element: draw(screens) }
  }
}
