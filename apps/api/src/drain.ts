import type { ServerResponse } from 'node:http'

import type { FastifyInstance } from 'fastify'

/** Watches an app's requests; the function it answers with lets those in flight finish and then closes the app. */
export function drainable(app: FastifyInstance): () => Promise<void> {
  const inFlight = new Set<ServerResponse>()
  app.server.prependListener('request', (_, response) => {
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
  })
  return async () => {
    for (const response of inFlight)
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
