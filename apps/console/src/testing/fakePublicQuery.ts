import type { FakeAnswer, FakeRequest, FakeServer } from '@staff/admin/testing'
import { queryMessages } from '@staff/contract'
import { query } from '@staff/content/query/query.entity'

/** `POST /public/queries`: stores the query of a visitor. */
export function fakePublicQuery({ tables }: FakeServer, request: FakeRequest): FakeAnswer {
  const answer = tables.get(query.area)?.create(request)
  if (typeof answer !== 'object') throw new Error('The fake API has no queries')
  const replayed = answer.headers?.['Idempotency-Replayed']
  return {
    status: answer.status,
    body: { message: queryMessages.thanks },
    ...(replayed && { headers: { 'Idempotency-Replayed': replayed } }),
  }
}
