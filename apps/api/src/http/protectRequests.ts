import type { FastifyInstance } from 'fastify'

import type { Config } from '../config'
import { allowOrigins, refuseCrossSite } from '../access/crossOrigin'
import { addSecurityHeaders } from './headers'
import { limitRequests, type Limits } from './limits'
import { warnAboutProxies } from './proxyWarning'

/** What every request passes before anyone asks who it is from. The order matters: refusals carry headers too. */
export async function protectRequests(app: FastifyInstance, config: Config, limits: Limits) {
  addSecurityHeaders(app, config)
  warnAboutProxies(app, config)
  limitRequests(app, limits)
  await allowOrigins(app, config)
  refuseCrossSite(app, config)
}
