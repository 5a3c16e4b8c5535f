import { parametersOf, type FakeAnswer, type FakeRequest } from '@staff/admin/testing'
import { acceptQuery } from '@staff/contract'
import { listAudit } from '@staff/contract/content'

/** `GET /audit`: the parameters are checked; the fake API audits nothing. */
export function fakeAudit({ query }: FakeRequest): FakeAnswer {
  acceptQuery(listAudit, parametersOf(query))
  return { status: 200, body: { records: [], total: 0 } }
}
