import type { FastifyInstance } from 'fastify'

import type { Access } from './access'

/** A registered route. */
export interface RouteEntry {
  method: string
  url: string
  access: Access | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes of the app, in order of registration. */
    routeTable: RouteEntry[]
  }
}

/** Records every route that is registered from now on. */
export function collectRouteTable(app: FastifyInstance): RouteEntry[] {
  const routes: RouteEntry[] = []
  app.decorate('routeTable', routes)
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat()) routes.push({ method: each, url, access: config?.access })
  })
  return routes
}
