import { expect, test } from 'vitest'

import { openPglite } from '../../testing/eachDatabase'
import { startTestApi } from '../../testing/testApi'

const api = await startTestApi(await openPglite())

test('JSON that is nested too deep is refused', async () => {
  const [deep, deeper, deepest] = await Promise.all([20, 21, 100_000].map(postNested))
  expect(deep?.statusCode).toBe(422)
  for (const response of [deeper, deepest])
    expect([response?.statusCode, response?.json()]).toMatchObject([
      400,
      { message: 'The JSON is nested too deep.' },
    ])
})

function postNested(levels: number) {
  return api.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json' },
    payload: `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
  })
}
