import {
  notLoggedIn,
  refuseCaller,
  sessionMessages,
  type Access as CallAccess,
} from '@staff/contract'
import type { FastifyInstance, RouteOptions } from 'fastify'

import type { Config } from '../config'
import type { Db } from '../db/database'
import { sessionExpiry } from '../sessions/sessionExpiry'
import { findSession, type Session } from '../sessions/sessions'
import { authorizeScraper } from '../metrics/authorizeScraper'

/** Who may call a route. Every route says it in its config; one that does not is refused when it is registered. */
export type Access = Exclude<CallAccess, 'nobody'> | 'metrics'

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

/** Reads the session of each request and turns away whoever may not call its route. */
export function authorizeRequests(app: FastifyInstance, db: Db, config: Config) {
  app.decorateRequest('session', null)
  app.addHook('onRoute', refuseUnstated)
  app.addHook('onRequest', async (request, reply) => {
    const { access, beforeOwnPassword = false } = request.routeOptions.config
    // The addresses are no secret, the document lists them: an unknown one is answered alike to everybody.
    if (request.is404 || access === 'public') return
    if (access === 'metrics') return authorizeScraper(request, config.metricsToken)
    const token = tokenOf(request.headers.authorization)
    if (!token) throw notLoggedIn(sessionMessages.notLoggedIn)
    const session = await findSession(db, token, config)
    if (session) app.authenticatedCallers.remember(request.headers.authorization)
    else app.authenticatedCallers.forget(request.headers.authorization)
    if (!session) throw notLoggedIn(sessionMessages.sessionEnded)
    request.session = session
    void reply.headers(sessionExpiry(session))
    const refusal = refuseCaller(session, { access, beforeOwnPassword })
    if (refusal) throw refusal
  })
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
