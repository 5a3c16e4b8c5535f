import { parametersOf, type FakeAnswer, type FakeRequest } from '@staff/admin/testing'
import { acceptQuery, listAudit } from '@staff/contract'

/** `GET /audit`: the parameters are checked; the fake API audits nothing. */
export function fakeAudit({ query }: FakeRequest): FakeAnswer {
  acceptQuery(listAudit, parametersOf(query))
  return { status: 200, body: { records: [], total: 0 } }
}
