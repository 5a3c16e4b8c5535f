import { Problem, requestMessages } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { pathOf } from '../logging/pathOf'
import type { RouteEntry } from './routeTable'

/** Handles requests without a route: 405 for a known path with another method, else 404. */
export function handleNotFound(app: FastifyInstance, routes: RouteEntry[]) {
  app.setNotFoundHandler((request) => {
    const allowed = methodsOf(routes, pathOf(request))
    if (allowed.length === 0) throw new Problem(404, requestMessages.nothingHere)
    throw new Problem(405, requestMessages.wrongMethod(request.method), {
      headers: { allow: allowed.join(', ') },
    })
  })
}

function methodsOf(routes: RouteEntry[], path: string): string[] {
  const parts = path.split('/')
  return routes
    .filter(({ url }) => {
      const pattern = url.split('/')
      return (
        pattern.length === parts.length &&
        pattern.every((part, index) => part.startsWith(':') || part === parts[index])
      )
    })
    .map(({ method }) => method)
}
