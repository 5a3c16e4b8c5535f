import { FIXTURE_NOW } from '@staff/entity'

import { siteLink, template, token } from './previewExamples'
import { previewUrl } from '../areas/preview/previewRules'
import type { Release, ReleaseSummary } from '../areas/releases/releaseTypes'

const made = FIXTURE_NOW.toISOString()
const at = new Date(FIXTURE_NOW.getTime() + 24 * 60 * 60_000).toISOString()

const summary: ReleaseSummary = {
  id: '019a0000-0000-7000-9700-000000000001',
  name: 'Spring campaign',
  version: 3,
  state: 'Open',
  at: null,
  itemCount: 0,
  madeByName: 'Esme Thornbury',
  madeAt: made,
  releasedByName: null,
}

const release: Release = {
  ...summary,
  undoOf: null,
  items: [],
  hiddenCount: 0,
  history: [{ act: 'created', at: made, byName: 'Esme Thornbury', detail: summary.name }],
}

const params = { id: release.id }
const item = { area: 'careers', id: '019a0000-0000-7000-8000-000000000001', version: 2 }

/** The examples of the calls about releases. */
export const releaseExamples = {
  listReleases: { query: {}, response: { releases: [summary] } },
  createRelease: { body: { name: release.name }, response: release },
  readRelease: { params, response: release },
  renameRelease: { params, body: { name: release.name }, response: release },
  deleteRelease: { params },
  addToRelease: {
    params,
    body: { items: [{ ...item, action: 'publish' as const }] },
    response: release,
  },
  removeFromRelease: {
    params,
    query: { area: item.area, recordId: item.id },
    response: release,
  },
  publishRelease: {
    params,
    body: { version: 3, at },
    response: { ...release, state: 'Scheduled' as const, at },
  },
  cancelRelease: { params, body: { version: 4 }, response: release },
  undoRelease: {
    params,
    body: { version: 4 },
    response: {
      ...release,
      name: 'Undo of Spring campaign',
      state: 'Released' as const,
      at: made,
      undoOf: release.id,
    },
  },
  listReleasePreviews: { params, response: { links: [siteLink], isConfigured: true } },
  shareReleasePreview: {
    params,
    body: { hours: 24 },
    response: { ...siteLink, token, url: previewUrl(template, token) },
  },
  revokeReleasePreview: { params: { ...params, link: siteLink.id } },
}
