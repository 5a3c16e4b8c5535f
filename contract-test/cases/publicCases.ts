import { queryFixtures } from '@staff/forms/content/query/query.fixtures'
import { invalidValues } from '@staff/forms/entity'

import { single, type Case } from '../play'

const nobody = { as: 'nobody' } as const
const { name, email, phone, subject, message, region } = queryFixtures.filled
const whole = { name, email, phone, subject, message, region }
const send = (body: unknown, key?: string) => ({
  method: 'POST',
  path: '/public/queries',
  body,
  ...(key && { headers: { 'Idempotency-Key': key } }),
})
const KEY = 'the-key-of-one-query-0001'

/** The calls that need no session, and the audit. */
export function publicCases(): Case[] {
  return [
    single(nobody, 'health', 200, { method: 'GET', path: '/health' }),
    {
      ...nobody,
      title: 'a query, and again with the same Idempotency-Key',
      statuses: [201, 201, 422],
      play: async (call) => {
        await call(send(whole, KEY))
        await call(send(whole, KEY))
        await call(send({ ...whole, subject: 'Another' }, KEY))
      },
    },
    single(nobody, 'a query with a bad Idempotency-Key', 400, send(whole, 'short')),
    single(nobody, 'a query from nothing', 422, send({})),
    single(nobody, 'a query from a list', 400, send([])),
    single(nobody, 'a query with an unknown field', 422, send({ ...whole, more: 1 })),
    ...Object.entries(queryFixtures.invalid).map(([title, wrong]) =>
      single(nobody, `a query with ${title}`, 422, send({ ...whole, ...invalidValues(wrong) })),
    ),
    {
      as: 'administrator',
      title: 'a query arrives',
      statuses: [201, 200],
      play: async (call) => {
        await call(send({ ...whole, subject: 'A new question' }))
        await call({ method: 'GET', path: '/queries?q=a%20new%20question' })
      },
    },
    ...auditCases(),
  ]
}

function list(status: number, query: string): Case {
  return single({ as: 'administrator' }, `audit ?${query}`, status, {
    method: 'GET',
    path: `/audit?${query}`,
  })
}

function auditCases(): Case[] {
  return [
    list(200, 'page=2&pageSize=100'),
    list(422, 'pageSize=101'),
    list(422, 'userId=nope'),
    list(422, 'action=nope'),
    list(422, 'area=nope&recordId=nope'),
    list(422, 'from=yesterday&to=9'),
    list(422, 'page=1&page=2'),
  ]
}
