import { accessTo } from '@staff/entity'
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'

import { AccessDenied } from '../../screens/AccessDenied/AccessDenied'
import type { Area } from '../../shared/admin'
import type { AreaScreens } from '../../shared/defineArea'
import { AreaGuard, DeedGuard } from './guards'

/** The routes of one area behind its guard: the list, the trash if users can delete records, and the forms and the import if they can create some. */
export function areaRoutes(area: Area): RouteObject {
  return {
    path: area.entity.path,
    element: <AreaGuard area={area} />,
    children: [
      area.entity.parentReference ? noListRoute : listRoute(area),
      ...(accessTo(area.entity).remove === 'nobody' ? [] : [trashRoute(area)]),
      ...(accessTo(area.entity).create === 'nobody' ? [] : formRoutes(area)),
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

// Another area lists the records of this one.
const noListRoute: RouteObject = {
  index: true,
  Component: AccessDenied,
}

function trashRoute({ entity }: Area): RouteObject {
  return {
    path: 'trash',
    lazy: async () => {
      const { TrashScreen } = await import('../../screens/TrashScreen/TrashScreen')
      return {
        element: (
          <DeedGuard entity={entity} deed="remove">
            <TrashScreen entity={entity} />
          </DeedGuard>
        ),
      }
    },
  }
}

function formRoutes(area: Area): RouteObject[] {
  return [
    {
      path: 'create',
      lazy: withEditor(area, async () => {
        const { CreateScreen } = await import('../../screens/CreateScreen/CreateScreen')
        return (screens) => (
          <DeedGuard entity={area.entity} deed="create">
            <CreateScreen area={screens} />
          </DeedGuard>
        )
      }),
    },
    {
      path: 'import',
      lazy: withScreens(area, async () => {
        const { ImportScreen } = await import('../../screens/ImportScreen/ImportScreen')
        return (screens) => (
          <DeedGuard entity={area.entity} deed="import">
            <ImportScreen area={screens} />
          </DeedGuard>
        )
      }),
    },
    {
      path: 'edit/:recordId',
      lazy: withEditor(area, async () => {
        const { EditScreen } = await import('../../screens/EditScreen/EditScreen')
        return (screens) => <EditScreen area={screens} />
      }),
    },
  ]
}

/** Loads a screen, the definition of the area and the parts of its editor, on the first visit. */
function withEditor(area: Area, loadScreen: () => Promise<(screens: AreaScreens) => ReactNode>) {
  return withScreens({ load: () => loadWithEditor(area) }, loadScreen)
}

async function loadWithEditor(area: Area): Promise<AreaScreens> {
  const screens = await area.load()
  return { ...screens, ...(await screens.editor?.()) }
}

/** Loads a screen and the definition of the area in parallel, on the first visit. */
function withScreens(
  area: Pick<Area, 'load'>,
  loadScreen: () => Promise<(screens: AreaScreens) => ReactNode>,
) {
  return async () => {
    const [render, screens] = await Promise.all([loadScreen(), area.load()])
    return { element: render(screens) }
  }
}
