import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'

import type { Config } from '../config'
import type { Db } from '../db/database'
import { findSession, type Session } from '../login/sessions'
import { checkReader } from '../metrics/checkReader'
import { Problem } from './problem'

/** Who may call a route. Every route says it in its config; one that does not is refused when it is registered. */
export type Access = 'public' | 'signedIn' | 'administrator' | 'metrics'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    session: Session | null
  }
}

/** The role type that opens the full console. */
export const ADMINISTRATOR = 1

/** Reads the session of each request and turns away whoever may not call its route. */
export function authorizeRequests(app: FastifyInstance, db: Db, config: Config) {
  app.decorateRequest('session', null)
  app.addHook('onRoute', refuseUnstated)
  app.addHook('onRequest', async (request) => {
    // To people who may not do everything, what is missing looks like what is forbidden.
    const access = request.is404 ? missing(request) : request.routeOptions.config.access
    if (access === 'public') return
    if (access === 'metrics') return checkReader(request, config.metricsToken)
    const token = tokenOf(request.headers.authorization)
    if (!token) throw notLoggedIn('Please log in.')
    const session = await findSession(db, token, config)
    if (!session) throw notLoggedIn('Your session has ended. Please log in again.')
    request.session = session
    if (!mayAccess(session, access))
      throw new Problem(403, 'You do not have permission to do this.')
  })
}

function missing({ url, headers }: FastifyRequest): Access {
  return url.startsWith('/api/') && tokenOf(headers.authorization) ? 'administrator' : 'public'
}

/** Whether a session opens what needs this access; access that nobody stated is nobody's. */
export function mayAccess(session: Session, access: Access | undefined): boolean {
  if (access === 'administrator') return session.roleTypeId === ADMINISTRATOR
  return access === 'signedIn' || access === 'public'
}

/** The session of a request to a route that is not public. */
export function sessionOf(request: { session: Session | null }): Session {
  if (!request.session) throw new Error('A public route has no session')
  return request.session
}

function refuseUnstated(route: RouteOptions) {
  if (!route.config?.access)
    throw new Error(`The route ${String(route.method)} ${route.url} does not say who may call it`)
}

function tokenOf(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w-]{1,200})$/i.exec(authorization ?? '')?.[1]
}

function notLoggedIn(message: string): Problem {
  return new Problem(401, message, { headers: { 'www-authenticate': 'Bearer' } })
}
