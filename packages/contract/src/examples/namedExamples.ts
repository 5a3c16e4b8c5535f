import { FIXTURE_NOW, NO_RIGHTS } from '@staff/entity'
import { role } from '@staff/entity/people'

import type { namedCalls } from '../served/namedCalls'
import { sessionMessages } from '../messages/messages'
import { NO_FACTOR } from '../people/secondFactor/factorStanding'
import { rightsMessages } from '../messages/rightsMessages'
import type { ExamplesOf } from './CallExample'
import { factorExamples } from './people/factorExamples'
import { jobExamples } from './jobExamples'
import { linkExamples } from './people/linkExamples'
import { pictureExamples } from './pictureExamples'
import { releaseExamples } from './releaseExamples'
import { sitePreviewExamples } from './previewExamples'
import { listReviewsExample } from './reviewExamples'
import { trashedExample } from './trashExamples'

const name = 'Esme Thornbury'
const email = 'esme.thornbury@example.com'
const userId = '019a0000-0000-7000-9000-000000000001'
const editors = { id: '019a0000-0000-7000-9200-000000000001', name: 'Editors', version: 1 }
// The name of a picture is its SHA-256.
const picture = `${'4e'.repeat(32)}.webp`
const at = FIXTURE_NOW.toISOString()
const token = 'q0Vb3yq5mC1uVQ8m2Qk4vT7cJ9xW6sYpLr0aNzEdHfg'
const address = '203.0.113.24'
const sessionId = '019a0000-0000-7000-9100-000000000001'
const params = { id: userId }
const viewFields = {
  name: 'Disabled',
  query: 'account=Disabled&sort=name&order=asc',
  shared: false,
}
const view = {
  id: '019a0000-0000-7000-9400-000000000001',
  area: 'users',
  ...viewFields,
  missing: [],
  count: 12,
  version: 1,
}
const uncounted = { ...view, count: null }
const preferences = {
  lists: {
    users: {
      columns: [
        { key: 'name', shown: true, width: 32 },
        { key: 'email', shown: true, width: null },
        { key: 'account', shown: false, width: null },
      ],
      startView: view.id,
      headings: {},
    },
  },
  density: 'compact' as const,
  undoAreas: [],
  viewAreas: ['users'],
}

const session = {
  token,
  userId,
  roleTypeId: 1,
  rights: NO_RIGHTS,
  name,
  passwordState: 'own' as const,
  secondFactor: NO_FACTOR,
  draftKey: '1a'.repeat(32),
  message: sessionMessages.welcome('Esme'),
}

/** The examples of the calls of every admin that belong to no area. A call without one does not compile. */
export const namedExamples: ExamplesOf<typeof namedCalls> = {
  readHealth: { response: { status: 'ok' as const } },
  readDocument: { response: { openapi: '3.1.0' } },
  reportViolation: {
    body: {
      'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'https://example.com' },
    },
  },
  logIn: { body: { username: email, password: 'Correct-horse-7' }, response: session },
  logInWithCode: { body: { ticket: token, code: '287082' }, response: session },
  logOut: {},
  readMe: {
    response: {
      userId,
      name,
      email: email,
      roleTypeId: 1,
      roleName: 'Content editor',
      rights: NO_RIGHTS,
      passwordState: 'own',
      secondFactor: NO_FACTOR,
      preferences,
      trashDays: 30,
    },
  },
  readRights: {
    response: { roleTypeId: 2, areas: { blogs: 'edit' }, actions: ['export'], regions: ['UK'] },
  },
  explainRight: {
    params: { id: userId },
    query: { action: 'publish', area: view.area },
    response: {
      allowed: true,
      because: rightsMessages.administrator('Content editor'),
    },
  },
  readPreferences: { response: preferences },
  changePreferences: {
    body: { lists: preferences.lists, density: 'compact' },
    response: preferences,
  },
  listViews: { query: { area: view.area, counts: '1' }, response: { views: [view] } },
  createView: { body: { area: view.area, ...viewFields }, response: uncounted },
  changeView: { params: { id: view.id }, body: viewFields, response: { ...uncounted, version: 2 } },
  removeView: { params: { id: view.id } },
  changePassword: {
    body: {
      oldPassword: 'Correct-horse-7',
      newPassword: 'Better-horse-8',
      confirmPassword: 'Better-horse-8',
    },
    response: { token },
  },
  confirmPassword: { body: { password: 'Correct-horse-7' } },
  listOwnSessions: {
    response: {
      sessions: [
        {
          id: sessionId,
          startedAt: at,
          lastSeenAt: at,
          address,
          device: 'Firefox on Windows',
          current: true,
        },
      ],
    },
  },
  endOtherSessions: {},
  endOwnSession: { params: { id: sessionId } },
  giveOneTimePassword: { params, response: { password: 'mK7+vQ2hTz9=bWx4RnPd' } },
  countUserSessions: { params, response: { count: 2 } },
  endUserSessions: { params },
  ...linkExamples,
  ...factorExamples,
  ...sitePreviewExamples,
  search: {
    query: { q: editors.name },
    response: { results: [{ area: role.area, id: editors.id, title: editors.name }] },
  },
  listTrash: {
    query: { q: '', area: [role.area], page: 1, pageSize: 25 },
    response: {
      records: [trashedExample(role, editors)],
      total: 1,
      areas: [
        { area: role.area, count: 1 },
        { area: 'users', count: 3 },
      ],
    },
  },
  ...releaseExamples,
  ...jobExamples,
  ...pictureExamples,
  listUpcoming: { response: { records: [] } },
  listReviews: listReviewsExample,
  readCounts: { response: { counts: { roles: 3, users: 12 } } },
  listAuditPeople: { response: { people: [{ id: userId, name, isThere: true }] } },
  uploadImage: { response: { url: `/api/images/${picture}`, width: 320, height: 320 } },
  readImage: { params: { file: picture } },
  readRendition: { params: { hash: '4e'.repeat(32), file: '640.webp' } },
  readPart: { params: { hash: '4e'.repeat(32), part: '0-0-640-480', file: '640.webp' } },
}
