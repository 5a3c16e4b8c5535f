import { afterAll, beforeAll, expect, test } from 'vitest'

import { onEmbedded } from '../../testing/eachDatabase'
import { startTestApi, type TestApi } from '../../testing/testApi'

onEmbedded((open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(await open())
  })
  afterAll(() => api.database.close())

  test.each([
    ['without a text', ''],
    ['with an empty text', '?q='],
    ['with white space only', '?q=%20%09'],
    ['with hidden characters only', '?q=%E2%80%8B'],
    ['with NUL', '?q=a%00b'],
    ['with more than 100 characters', `?q=${'x'.repeat(101)}`],
    ['with two texts', '?q=a&q=b'],
  ])('refuses a search %s', async (_, query) => {
    const response = await api.call('GET', `/api/search${query}`, { as: 'administrator' })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual(['q'])
  })

  test('100 characters are searched for, however many code points they have', async () => {
    for (const q of ['x'.repeat(100), '👩🏽‍🚀'.repeat(100)]) {
      const response = await api.call('GET', `/api/search?q=${encodeURIComponent(q)}`, {
        as: 'staff',
      })
      expect(response.json()).toEqual({ results: [] })
    }
  })
})
