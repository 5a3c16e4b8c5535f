import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { onEmbedded } from '../../testing/eachDatabase'
import { startTestApi } from '../../testing/testApi'
import { addTestSamples } from '../../testing/testContent'

const DECODERS = { gzip: gunzipSync, br: brotliDecompressSync }

onEmbedded((open) => {
  test('a list travels compressed in an encoding that the client accepts', async () => {
    const database = await open()
    const api = await startTestApi(database)
    await addTestSamples(database.db)
    const list = (accepted: string, query = '') =>
      api.call('GET', `/api/careers${query}`, {
        as: 'administrator',
        headers: { 'accept-encoding': accepted },
      })
    const plain = await list('identity')
    expect(plain.headers).toMatchObject({ vary: expect.stringContaining('accept-encoding') })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    for (const [name, decode] of Object.entries(DECODERS)) {
      const { headers, rawPayload } = await list(name)
      expect(headers).toMatchObject({
        'content-encoding': name,
        'content-length': String(rawPayload.length),
        'content-type': plain.headers['content-type'],
      })
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
      expect(decode(rawPayload).toString()).toBe(plain.body)
    }
    expect((await list('gzip;q=0')).headers).not.toHaveProperty('content-encoding')
    expect((await list('gzip', '?q=Zymurgist')).headers).not.toHaveProperty('content-encoding')
  })
})
