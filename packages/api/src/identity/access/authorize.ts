import { notLoggedIn, refuseCaller, sessionMessages } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import type { FastifyInstance, RouteOptions } from 'fastify'

import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { sessionExpiry } from '../sessions/sessionExpiry'
import { findSession } from '../sessions/findSession'
import type { Session } from '../sessions/sessions'
import { authorizeScraper } from './authorizeScraper'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
    /** What was read together with the session; undefined if the call reads nothing with it. */
    read: string | null | undefined
  }
}

/** Loads the session of each request, and refuses callers who may not call the route. `entities` are all of the admin. */
export function authorizeRequests(
  app: FastifyInstance,
  db: Db,
  config: Config,
  entities: readonly AnyEntity[],
) {
  app.decorateRequest('session', null)
  app.decorateRequest('read', undefined)
  app.addHook('onRoute', requireAccess)
  app.addHook('onRequest', async (request, reply) => {
    const { access, ...how } = request.routeOptions.config
    // The OpenAPI document lists the routes, so a 404 reveals nothing: every caller gets the same one.
    if (request.is404 || access === 'public') return
    if (access === 'metrics') return authorizeScraper(request, config.metricsToken)
    const token = tokenOf(request.headers.authorization)
    if (!token) throw notLoggedIn(sessionMessages.notLoggedIn)
    const reading = how.readingOf?.(request)
    const found = await findSession(db, token, config, { reading, extends: !how.isBackground })
    if (found) app.authenticatedCallers.remember(request.headers.authorization)
    else app.authenticatedCallers.forget(request.headers.authorization)
    if (!found) throw notLoggedIn(sessionMessages.sessionEnded)
    const { session } = found
    request.session = session
    if (reading) request.read = found.read
    void reply.headers(sessionExpiry(session))
    const refusal = refuseCaller(session, { ...how, access }, entities)
    if (refusal) throw refusal
  })
}

/** The session of a request. Throws on a public route. */
export function sessionOf(request: { session: Session | null }): Session {
  if (!request.session) throw new Error('A public route has no session')
  return request.session
}

function requireAccess(route: RouteOptions) {
  if (!route.config?.access)
    throw new Error(`The route ${String(route.method)} ${route.url} does not say who may call it`)
}

function tokenOf(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w-]{1,200})$/i.exec(authorization ?? '')?.[1]
}
