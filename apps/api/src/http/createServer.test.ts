import { request, type IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { createServer } from './createServer'
import { addSecurityHeaders } from './headers'
import { LIMITS } from './limits'

test('an unknown Expect header is ignored', async () => {
  const config = { trustedProxies: 0, hsts: undefined, siteOrigins: [], consoleOrigins: [] }
  const app = createServer(config, LIMITS, { logLevel: 'silent', logTo: undefined })
  addSecurityHeaders(app, config)
  app.get('/', () => ({}))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    const response = await new Promise<IncomingMessage>((done, fail) => {
      const sent = request(url, { headers: { expect: 'nonsense' }, agent: false }, done)
      sent.on('error', fail).end()
    })
    response.resume()
    expect(response.statusCode).toBe(200)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  } finally {
    await app.close()
  }
})
