import { fakePublicSite, type FakeContent } from '@staff/admin/testing'
import { readHealth } from '@staff/contract'
import { computedColumns, publicAreas, readDashboard, sendQuery } from '@staff/content/calls'
import { auditFixtures } from '@staff/content/audit/auditEntry.fixtures'
import { fixtures, sampleImage, sampleSize } from '@staff/content/fixtures'
import { REGIONS } from '@staff/content/regions'
import { sampleFile } from '@staff/content/stories/sampleFiles'

import { fakeDashboard } from './fakeDashboard'
import { fakePublicQuery } from './fakePublicQuery'
import { fakeQueryWork, queryChecks } from './fakeQueryWork'

/** The sample content that the fake API serves. */
export const fakeContent: FakeContent = {
  fixtures: [...fixtures, auditFixtures],
  regions: REGIONS,
  computed: computedColumns,
  checks: { queries: queryChecks },
  calls(server) {
    return [
      [readHealth, () => ({ status: 200, body: { status: 'ok' } })],
      [sendQuery, (request) => fakePublicQuery(server, request)],
      ...fakeQueryWork(server),
      ...fakePublicSite(server, publicAreas),
      [readDashboard, ({ caller }) => fakeDashboard(server, caller)],
    ]
  },
  uploadedImage: sampleImage(3),
  sizeOfImage: sampleSize,
  resolveImage: sampleFile,
}
