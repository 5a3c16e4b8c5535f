import type { FastifyInstance } from 'fastify'

import type { Access } from '../access/access'

/** A route of the live table. */
export interface KnownRoute {
  method: string
  url: string
  access: Access | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the app, in the order of registration. */
    knownRoutes: KnownRoute[]
  }
}

/** Writes down every route that is registered from now on. */
export function collectRoutes(app: FastifyInstance): KnownRoute[] {
  const routes: KnownRoute[] = []
  app.decorate('knownRoutes', routes)
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat()) routes.push({ method: each, url, access: config?.access })
  })
  return routes
}
