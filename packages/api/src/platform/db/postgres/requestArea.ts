import type { FastifyInstance } from 'fastify'

import { requestArea } from './bulkheads'

/** Records the area of each request for the database's bulkheads: `careers` for `/api/careers/:id`. */
export function trackRequestArea(app: FastifyInstance) {
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    requestArea.run(areaIn(routeOptions.url), done)
  })
  // The body arrives in events of the connection, which have no area, so it is set again.
  app.addHook('preValidation', ({ routeOptions }, _reply, done) => {
    requestArea.run(areaIn(routeOptions.url), done)
  })
}

function areaIn(url = ''): string {
  const [, , name = ''] = url.split('/')
  return name
}
