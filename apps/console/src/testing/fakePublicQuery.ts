import {
  createRecord,
  type FakeAnswer,
  type FakeRequest,
  type FakeServer,
} from '@staff/admin/testing'
import { queryMessages } from '@staff/content/calls'
import { query } from '@staff/content/query/query.entity'

/** `POST /public/queries`: stores the query of a visitor. */
export function fakePublicQuery(server: FakeServer, request: FakeRequest): FakeAnswer {
  const answer = createRecord(server, query, request)
  if (typeof answer !== 'object') throw new Error('The fake API has not stored the query')
  const replayed = answer.headers?.['Idempotency-Replayed']
  return {
    status: answer.status,
    body: { message: queryMessages.thanks },
    ...(replayed && { headers: { 'Idempotency-Replayed': replayed } }),
  }
}
