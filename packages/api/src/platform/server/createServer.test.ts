import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'

import { expect, test } from 'vitest'

import { createServer } from './createServer'
import { addSecurityHeaders } from './headers'
import { LIMITS } from './limits'

const config = { trustedProxies: 0, hsts: undefined }
const log = { logLevel: 'silent' }

test('an unknown Expect header is ignored', async () => {
  const app = createServer(config, { limits: LIMITS, log })
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

test('a stop does not wait for a connection that has sent nothing', async () => {
  // Otherwise a limit ends the connection after 15 seconds.
  const limits = { ...LIMITS, stallMs: 0, headMs: 0, requestMs: 0 }
  const app = createServer(config, { limits, log })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const opened = once(app.server, 'connection')
  const socket = connect(Number(port), '127.0.0.1')
  await opened
  const closed = once(socket, 'close')
  await app.close()
  await closed
})
