import type { FastifyInstance } from 'fastify'

import type { Config } from '../config/config'
import { allowOrigins, refuseCrossOriginWrites } from './crossOrigin'
import { addSecurityHeaders } from './headers'
import { limitRequests, type Limits } from './limits'
import { warnAboutProxies } from './proxyWarning'

/** Adds the checks that run before the session is loaded. The order matters, because refused requests also get the headers. */
export async function protectRequests(app: FastifyInstance, config: Config, limits: Limits) {
  addSecurityHeaders(app, config)
  warnAboutProxies(app, config)
  limitRequests(app, limits)
  await allowOrigins(app, config)
  refuseCrossOriginWrites(app, config)
}
