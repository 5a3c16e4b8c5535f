import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'

import type { Config } from '../config'
import type { Db } from '../db/database'
import { sessionEnds } from '../sessions/sessionEnds'
import { findSession, type Session } from '../sessions/sessions'
import { checkReader } from '../metrics/checkReader'
import { Problem } from '../problems/problem'

/** Who may call a route. Every route says it in its config; one that does not is refused when it is registered. */
export type Access = 'public' | 'signedIn' | 'administrator' | 'metrics'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Whether the route is open to somebody who still has to choose their own password. */
    beforeOwnPassword?: boolean
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
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config
    // The addresses are no secret, the document lists them: an unknown one is answered alike to everybody.
    if (request.is404 || access === 'public') return
    if (access === 'metrics') return checkReader(request, config.metricsToken)
    const token = tokenOf(request.headers.authorization)
    if (!token) throw notLoggedIn('Please log in.')
    const session = await findSession(db, token, config)
    if (session) app.knownCallers.remember(request.headers.authorization)
    else app.knownCallers.forget(request.headers.authorization)
    if (!session) throw notLoggedIn('Your session has ended. Please log in again.')
    request.session = session
    void reply.headers(sessionEnds(session))
    refuseGivenPassword(request, session)
    if (!mayAccess(session, access))
      throw new Problem(403, 'You do not have permission to do this.')
  })
}

// Before the access: who has a password of somebody else's learns nothing of what there is.
function refuseGivenPassword({ routeOptions }: FastifyRequest, session: Session) {
  if (session.passwordState !== 'given' || routeOptions.config.beforeOwnPassword) return
  throw new Problem(403, 'Choose your own password first. Nothing else is open until then.', {
    code: 'own-password-required',
  })
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

/** The 401 for whoever has no living session. */
export function notLoggedIn(message: string): Problem {
  return new Problem(401, message, { headers: { 'www-authenticate': 'Bearer' } })
}
