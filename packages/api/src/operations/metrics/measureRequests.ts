import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/** Counts and times responses by route pattern, never by URL, because URLs contain the ids of records. */
export function measureRequests(app: FastifyInstance, register: Registry) {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })
  const refusedLogins = new Counter({
    name: 'logins_refused_total',
    help: 'Refused logins by status: 401 wrong credentials, 429 too many attempts, 503 server busy.',
    labelNames: ['status'],
    registers: [register],
  })
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const { url, method } = request.routeOptions
    const route = request.is404 || !url ? 'unknown' : url
    seconds.observe({ method: String(method ?? request.method), route, status }, elapsedTime / 1000)
    if (route === '/api/login' && status >= 400) refusedLogins.inc({ status })
  })
}
