import { beforeAll, expect, test } from 'vitest'

import { sessions } from '../sessions/sessions.table'
import { emailOf, PASSWORD, startTestApi, type TestApi } from '../../testing/testApi'
import { onEmbedded } from '../../testing/eachDatabase'

const VALUES: unknown[] = [
  null,
  0,
  1,
  -1.5,
  true,
  false,
  [],
  {},
  [PASSWORD],
  [emailOf('staff'), PASSWORD],
  { $ne: null },
  { $gt: '' },
  { toString: PASSWORD },
  { length: 8 },
]

const FORMS: [url: string, good: Record<string, unknown>][] = [
  ['/api/login', { username: emailOf('staff'), password: PASSWORD }],
  [
    '/api/change-password',
    { oldPassword: PASSWORD, newPassword: 'Other-horse-8', confirmPassword: 'Other-horse-8' },
  ],
]

const CASES = FORMS.flatMap(([url, good]) =>
  [...wrongFields(good), ...VALUES.map((value) => JSON.stringify(value))].map((body) => [
    url,
    body,
  ]),
)

/** Bodies with each field set to each value, and with a field given twice: none of them may be accepted. */
function wrongFields(good: Record<string, unknown>): string[] {
  return Object.keys(good).flatMap((field) => {
    const bodies = [...VALUES, undefined].map((value) =>
      JSON.stringify(Object.assign({}, good, { [field]: value })),
    )
    return bodies.concat(JSON.stringify(good).replace(/}$/, `,"${field}":{}}`))
  })
}

onEmbedded((open) => {
  let api: TestApi
  let token: string

  beforeAll(async () => {
    api = await startTestApi(await open())
    token = await api.logIn('staff')
  })

  test('only strings are accepted as credentials', async () => {
    const { db } = api.database
    const before = await db.$count(sessions)
    const wrong: string[] = []
    for (const [url = '', body] of CASES) {
      const { statusCode } = await api.call('POST', url, { token, body })
      if (statusCode !== 422 && statusCode !== 400) wrong.push(`${url} ${body}: ${statusCode}`)
    }
    expect(CASES.length).toBeGreaterThan(90)
    expect(wrong).toEqual([])
    expect(await db.$count(sessions)).toBe(before)
    const body = { username: emailOf('staff'), password: PASSWORD }
    expect((await api.call('POST', '/api/login', { body })).statusCode).toBe(200)
  })

  test.each(['POST', 'GET', 'DELETE'])('%s of a session ignores the body', async (method) => {
    const one = await api.logIn('staff')
    const url = method === 'POST' ? '/api/logout' : '/api/sessions'
    const bodies = VALUES.map((body) =>
      api.app.inject({
        // inject() types methods as a union of literals.
        method: method as 'GET',
        url,
        headers: { authorization: `Bearer ${one}`, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      }),
    )
    const statuses = (await Promise.all(bodies)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  })
})
