import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { audit } from '../../identity/audit/audit.table'
import { eachDatabase } from '../../testing/eachDatabase'
import { startTestApi } from '../../testing/testApi'
import { createTestApp } from '../../testing/testContent'

eachDatabase((open) => {
  test('a refused write of a client that disconnected is logged and audited with the address', async () => {
    const database = await open()
    const api = await startTestApi(database)
    const lines: string[] = []
    const logTo = { write: (line: string) => lines.push(line) }
    const app = await createTestApp({ database, config: api.config, logLevel: 'info', logTo })
    // Closes the connection before the request is handled.
    app.server.prependListener('request', ({ socket }) => socket.destroy())
    await app.listen({ port: 0, host: '127.0.0.1' })
    lines.length = 0
    // A server that listens on TCP has an AddressInfo.
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    const token = await api.logIn('staff')
    socket.end(
      `POST /api/roles HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Length: 0\r\n\r\n`,
    )
    await once(socket, 'close')
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThan(0)
    await app.close()

    const log = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    const who = { address: '127.0.0.1', user: api.ids.staff }
    expect(log).toMatchObject([
      { msg: 'request completed', status: 403, path: '/api/roles', ...who },
    ])
    expect(await database.db.select().from(audit)).toMatchObject([
      { action: 'create', area: 'roles', status: 403, userName: 'Sam Staff', address: '127.0.0.1' },
    ])
  })
})
