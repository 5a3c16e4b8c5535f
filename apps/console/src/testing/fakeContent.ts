import type { FakeContent } from '@staff/admin/testing'
import {
  countUserSessions,
  endUserSessions,
  giveOneTimePassword,
  readDashboard,
  readHealth,
} from '@staff/contract'
import { computedColumns, listAudit, sendQuery } from '@staff/contract/content'
import { fixtures, sampleImage } from '@staff/forms/content/fixtures'
import { sampleFile } from '@staff/forms/content/stories/sampleFiles'

import { fakeAudit } from './fakeAudit'
import { fakeDashboard } from './fakeDashboard'
import { roleChecks, userChecks } from './fakePeople'
import { fakePublicQuery } from './fakePublicQuery'
import { fakePublicSite } from './fakePublicSite'
import { fakeUserAccess } from './fakeUserAccess'

/** The sample content that the fake API serves. */
export const fakeContent: FakeContent = {
  fixtures,
  computed: computedColumns,
  checks: { roles: roleChecks, users: userChecks },
  calls(server) {
    const access = fakeUserAccess(server)
    return [
      [readHealth, () => ({ status: 200, body: { status: 'ok' } })],
      [listAudit, fakeAudit],
      [sendQuery, (request) => fakePublicQuery(server, request)],
      ...fakePublicSite(server),
      [giveOneTimePassword, access.giveOneTimePassword],
      [countUserSessions, access.countSessions],
      [endUserSessions, access.endSessions],
      [
        readDashboard,
        (request) => fakeDashboard(server, Number(server.session.personOf(request).roleTypeId)),
      ],
    ]
  },
  uploadedImage: sampleImage(3),
  resolveImage: sampleFile,
}
