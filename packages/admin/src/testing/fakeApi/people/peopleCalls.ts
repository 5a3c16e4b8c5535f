import {
  countUserSessions,
  explainRight,
  endUserSessions,
  giveOneTimePassword,
  listAuditPeople,
} from '@staff/contract'

import type { FakeCall } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { auditPeople } from './auditPeople'
import { factorCalls } from './factorCalls'
import { linkCalls } from './linkCalls'
import { userAccess } from './userAccess'

/** The calls about the access of users, and about the people of the audit. */
export function peopleCalls(server: FakeServer): FakeCall[] {
  const access = userAccess(server)
  return [
    [listAuditPeople, () => auditPeople(server)],
    [explainRight, access.explainRight],
    [giveOneTimePassword, access.giveOneTimePassword],
    [countUserSessions, access.countSessions],
    [endUserSessions, access.endSessions],
    ...factorCalls(server, access.end),
    ...linkCalls(server, access.end),
  ]
}
