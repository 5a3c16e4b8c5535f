import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { networkOf, plainAddress } from '../throttle/networkOf'
import { createEventAggregator } from './aggregateEvents'

/** Whether somebody was turned away, or asked for an address that there is not. */
export function isRefusal(request: FastifyRequest, { statusCode }: Answer): boolean {
  return TURNED_AWAY.includes(statusCode) || (request.is404 && statusCode < 500)
}

/** The statuses of those who may not do something, or not as often. */
export const TURNED_AWAY = [401, 403, 429]

type Answer = Pick<FastifyReply, 'statusCode'>

/** Who calls, as far as that is known, and from where. */
export function callerOf({ session, ip }: FastifyRequest) {
  return { ...(session && { user: session.userId }), address: plainAddress(ip) }
}

/** What makes two refusals alike: the place that they come from, the route and the status. */
export function kindOfRefusal(request: FastifyRequest, { statusCode }: Answer): string {
  return `${networkOf(request.ip)} ${request.method} ${routeOf(request)} ${statusCode}`
}

/** The pattern of the route; all unknown addresses are one. */
function routeOf({ is404, routeOptions }: FastifyRequest): string {
  return is404 ? 'unknown' : (routeOptions.url ?? 'unknown')
}

/** Sums refused calls that repeat themselves into one line of the log a minute. */
export function sumRefusals(app: FastifyInstance) {
  const tally = createEventAggregator<object>({
    windowMs: 60_000,
    maxKinds: 1000,
    report: ({ detail, count, isRest }) => {
      if (isRest) app.log.info({ count }, 'refused further calls of too many kinds to tell apart')
      else app.log.info({ ...detail, count: count - 1 }, 'refused again')
    },
  })
  app.addHook('onClose', () => tally.flush())

  return {
    /** Whether a request gets its own line: any but those that are refused like one before. */
    isFirst(request: FastifyRequest, reply: FastifyReply): boolean {
      if (!isRefusal(request, reply)) return true
      const { method } = request
      const caller = callerOf(request)
      const detail = { method, route: routeOf(request), status: reply.statusCode, ...caller }
      const sum = tally.add(caller.user ?? '', kindOfRefusal(request, reply), detail)
      return sum !== undefined && !sum.isRest
    },
  }
}
