import { beforeAll, expect, test } from 'vitest'

import { onEmbedded } from '../../testing/eachDatabase'
import { startTestApi, type TestApi } from '../../testing/testApi'
import { storeWebp } from '../images/storeImage'
import { picture, sizeOf } from './testing'

onEmbedded((open) => {
  let api: TestApi
  let address: string

  beforeAll(async () => {
    api = await startTestApi(await open())
    address = (await storeWebp(api.database.db, await picture(900, 600))).url.replace('.webp', '')
  })

  test.each([
    '321.webp',
    '0.webp',
    '99999.webp',
    '640.png',
    '640.jpeg',
    '640',
    '640.webp.avif',
    '640.WEBP',
    '0640.webp',
    '6.4e2.webp',
    '-640.webp',
    '%20640.webp',
    '640.webp%00',
    '640.webp%0a',
    '..%2f640.webp',
    '%2e%2e',
    '640%2ewebp%2f..',
    '%D9%A6%D9%A4%D9%A0.webp',
    'constructor',
  ])('there is no size %s', async (file) => {
    const { statusCode, headers } = await api.call('GET', `${address}/${file}`)
    expect(statusCode).toBe(404)
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  test.each(['0'.repeat(64), 'F'.repeat(64), 'nosuch', '%2e%2e', "'%20or%201=1--", '__proto__'])(
    'there is no picture %s',
    async (hash) => {
      const { statusCode } = await api.call('GET', `/api/images/${hash}/640.webp`)
      expect(statusCode).toBe(404)
    },
  )

  test('a server that is busy sends the stored picture, which must not be kept', async () => {
    const addresses = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const { url } = await storeWebp(api.database.db, await picture(400, 60))
        return url.replace('.webp', '/320.webp')
      }),
    )
    const answers = await Promise.all(addresses.map((each) => api.call('GET', each)))
    const sizes = await Promise.all(answers.map(({ rawPayload }) => sizeOf(rawPayload)))
    const kinds = answers.map(({ headers }, index) => `${sizes[index]} ${headers['cache-control']}`)
    const made = '320 × 48 public, max-age=31536000, immutable'
    expect(new Set(kinds)).toEqual(new Set([made, '400 × 60 no-cache']))
    expect(kinds.filter((kind) => kind === made).length).toBeGreaterThan(29)
  })
})
