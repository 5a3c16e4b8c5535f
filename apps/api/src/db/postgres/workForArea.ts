import type { FastifyInstance } from 'fastify'

import { area } from './lanes'

/** Lets the database know which area of the API a request works for: `careers` for `/api/careers/:id`. */
export function workForArea(app: FastifyInstance) {
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    area.run(areaOf(routeOptions.url), done)
  })
  // What goes on after the body has come was called by the connection, which works for nobody.
  app.addHook('preValidation', ({ routeOptions }, _reply, done) => {
    area.run(areaOf(routeOptions.url), done)
  })
}

function areaOf(url = ''): string {
  const [, , name = ''] = url.split('/')
  return name
}
