import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { networkOf, plainAddress } from '../throttle/networkOf'
import { createEventAggregator } from './aggregateEvents'

/** Whether a request was refused, or had an unknown path. */
export function isRefusal(request: FastifyRequest, { statusCode }: Response): boolean {
  return CALLER_REFUSED.includes(statusCode) || (request.is404 && statusCode < 500)
}

/** The statuses that refuse the caller: no session, no permission, too many requests. */
export const CALLER_REFUSED = [401, 403, 429]

type Response = Pick<FastifyReply, 'statusCode'>

/** The caller's user id, if known, and address. */
export function callerOf({ session, ip }: FastifyRequest) {
  return { ...(session && { user: session.userId }), address: plainAddress(ip) }
}

/** Refusals with the same network, route and status count as one kind. */
export function kindOfRefusal(request: FastifyRequest, { statusCode }: Response): string {
  return `${networkOf(request.ip)} ${request.method} ${routeOf(request)} ${statusCode}`
}

/** The pattern of the route; all unknown paths share one. */
function routeOf({ is404, routeOptions }: FastifyRequest): string {
  return is404 ? 'unknown' : (routeOptions.url ?? 'unknown')
}

/** Logs repeated refusals as one line each minute. */
export function logRefusals(app: FastifyInstance) {
  const aggregator = createEventAggregator<object>({
    windowMs: 60_000,
    maxKinds: 1000,
    report: ({ detail, count, isOverflow }) => {
      if (isOverflow) app.log.info({ count }, 'further refused requests')
      else app.log.info({ ...detail, count: count - 1 }, 'refused request, repeated')
    },
  })
  app.addHook('onClose', () => aggregator.flush())

  return {
    /** Whether a request gets its own line: all except repeated refusals. */
    isFirst(request: FastifyRequest, reply: FastifyReply): boolean {
      if (!isRefusal(request, reply)) return true
      const { method } = request
      const caller = callerOf(request)
      const detail = { method, route: routeOf(request), status: reply.statusCode, ...caller }
      const summary = aggregator.add(caller.user ?? '', kindOfRefusal(request, reply), detail)
      return summary !== undefined && !summary.isOverflow
    },
  }
}
