import type { FastifyInstance } from 'fastify'

/** Returns the function that lets requests in progress finish and then closes the app. */
export function createGracefulShutdown(app: FastifyInstance): () => Promise<void> {
  return async () => {
    for (const response of app.guard.responses())
      if (!response.headersSent) response.setHeader('connection', 'close')
    // An idle keep-alive connection would delay the shutdown.
    const closeIdle = setInterval(() => app.server.closeIdleConnections(), 100)
    const force = setTimeout(() => app.server.closeAllConnections(), FORCE_AFTER_MS)
    await app.close()
    clearInterval(closeIdle)
    clearTimeout(force)
  }
}

// Supervisors usually kill a process ten seconds after SIGTERM.
const FORCE_AFTER_MS = 8000
