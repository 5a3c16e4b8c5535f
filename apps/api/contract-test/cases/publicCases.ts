import { queryFixtures } from '@staff/content/query/query.fixtures'
import { invalidValues } from '@staff/entity'

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

/** The calls that need no session. */
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
    ...Object.entries(queryFixtures.invalid)
      .filter(([, { field }]) => field in whole)
      .map(([title, wrong]) =>
        single(nobody, `a query with ${title}`, 422, send({ ...whole, ...invalidValues(wrong) })),
      ),
    single(nobody, 'a query that is answered', 422, send({ ...whole, status: 'Answered' })),
    single(nobody, 'a query for somebody', 422, send({ ...whole, assigneeId: null })),
    {
      as: 'administrator',
      title: 'a query arrives',
      statuses: [201, 200],
      play: async (call) => {
        await call(send({ ...whole, subject: 'A new question' }))
        await call({ method: 'GET', path: '/queries?q=a%20new%20question' })
      },
    },
  ]
}
