import type { FastifyInstance } from 'fastify'

import type { Send } from './plain'

/** Sends requests to an app without a socket. */
export function injectSend(app: FastifyInstance): Send {
  return async ({ method, url, headers, body, from }) => {
    const {
      statusCode,
      headers: received,
      payload,
    } = await app.inject({
      // inject() has a union type for methods, the document strings.
      method: method as 'GET',
      url,
      headers: Object.fromEntries(headers),
      remoteAddress: from,
      ...(body && { payload: Buffer.from(body) }),
    })
    const texts = Object.entries(received).map(([name, value]) => [name, value?.toString()])
    return { status: statusCode, headers: Object.fromEntries(texts), text: payload }
  }
}
