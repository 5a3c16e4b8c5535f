import type { FastifyInstance } from 'fastify'

/** The function that lets an app's requests in flight finish and then closes the app. */
export function createGracefulShutdown(app: FastifyInstance): () => Promise<void> {
  return async () => {
    for (const response of app.guard.answers())
      if (!response.headersSent) response.setHeader('connection', 'close')
    // A kept-alive connection whose answer is out holds the server open until it is closed from this side.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
    // Shorter than the ten seconds that most supervisors wait before they kill.
    const end = setTimeout(() => app.server.closeAllConnections(), 8000)
    await app.close()
    clearInterval(sweep)
    clearTimeout(end)
  }
}
