import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

/** Returns the function that lets requests in progress finish and then closes the app. */
export function createGracefulShutdown(app: FastifyInstance): () => Promise<void> {
  return async () => {
    await acceptWaiting(app.server)
    for (const response of app.guard.responses())
      if (!response.headersSent) response.setHeader('connection', 'close')
    const closeUnused = setInterval(() => {
      // An idle keep-alive connection would delay the shutdown.
      app.server.closeIdleConnections()
      app.guard.closeSilent(SILENT_MS)
    }, 100)
    const force = setTimeout(() => app.server.closeAllConnections(), FORCE_AFTER_MS)
    await new Promise((closed) => {
      app.server.close(closed)
    })
    await app.close()
    clearInterval(closeUnused)
    clearTimeout(force)
  }
}

/** Accepts the connections that wait at the system, which would be reset when the server stops listening. Node accepts one at a turn. */
async function acceptWaiting(server: Server) {
  let accepted = 0
  const count = () => accepted++
  server.on('connection', count)
  for (let turn = 0, before = -1; turn < MAX_TURNS && accepted > before; turn++) {
    before = accepted
    for (let idle = 0; idle < 3; idle++) await nextTurn()
  }
  server.off('connection', count)
}

// The system keeps up to 511 connections by default. New ones must not hold up the stop.
const MAX_TURNS = 511

// Browsers open connections in advance, which may never be used. The request of one that is used comes at once.
const SILENT_MS = 500

// Supervisors usually kill a process ten seconds after SIGTERM.
const FORCE_AFTER_MS = 8000
