import type { FakeContent } from '@staff/admin/testing'
import {
  countUserSessions,
  endUserSessions,
  giveOneTimePassword,
  readHealth,
  listAuditPeople,
} from '@staff/contract'
import { readDashboard, computedColumns, sendQuery } from '@staff/content/calls'
import { auditFixtures } from '@staff/content/audit/auditEntry.fixtures'
import { fixtures, sampleImage } from '@staff/content/fixtures'
import { sampleFile } from '@staff/content/stories/sampleFiles'

import { fakeAuditPeople } from './fakeAuditPeople'
import { fakeDashboard } from './fakeDashboard'
import { roleChecks, userChecks } from './fakePeople'
import { fakePublicQuery } from './fakePublicQuery'
import { fakePublicSite } from './fakePublicSite'
import { fakeQueryWork, queryChecks } from './fakeQueryWork'
import { fakeUserAccess } from './fakeUserAccess'

/** The sample content that the fake API serves. */
export const fakeContent: FakeContent = {
  fixtures: [...fixtures, auditFixtures],
  computed: computedColumns,
  checks: { roles: roleChecks, users: userChecks, queries: queryChecks },
  calls(server) {
    const access = fakeUserAccess(server)
    return [
      [readHealth, () => ({ status: 200, body: { status: 'ok' } })],
      [listAuditPeople, () => fakeAuditPeople(server)],
      [sendQuery, (request) => fakePublicQuery(server, request)],
      ...fakeQueryWork(server),
      ...fakePublicSite(server),
      [giveOneTimePassword, access.giveOneTimePassword],
      [countUserSessions, access.countSessions],
      [endUserSessions, access.endSessions],
      [readDashboard, ({ caller }) => fakeDashboard(server, caller)],
    ]
  },
  uploadedImage: sampleImage(3),
  resolveImage: sampleFile,
}
