import {
  changePasswordFixtures,
  confirmPasswordFixtures,
  sampleImage,
} from '@staff/forms/content/fixtures'
import { queryFixtures } from '@staff/forms/content/query/query.fixtures'
import { roleFixtures } from '@staff/forms/content/role/role.fixtures'
import { testimonialFixtures } from '@staff/forms/content/testimonial/testimonial.fixtures'
import { userFixtures } from '@staff/forms/content/user/user.fixtures'
import { FIXTURE_NOW } from '@staff/entity'

import type { namedCalls } from '../content/calls'
import { queryMessages, sessionMessages } from '../messages/messages'
import type { CallExample } from './CallExample'
import { homeExample } from './publicExamples'
import { trashedExample } from './trashExamples'

type NamedCalls = typeof namedCalls

const { filled: user } = userFixtures
const { filled: testimonial } = testimonialFixtures
const { filled: query } = queryFixtures
const [role] = roleFixtures.records
const name = `${user.firstName} ${user.lastName}`
const at = FIXTURE_NOW.toISOString()
const token = 'q0Vb3yq5mC1uVQ8m2Qk4vT7cJ9xW6sYpLr0aNzEdHfg'
const address = '203.0.113.24'
const sessionId = '019a0000-0000-7000-9100-000000000001'
const { id: userId } = user
const params = { id: userId }
const viewFields = { name: 'Contracts', query: 'type=Contract&sort=title&order=asc', shared: false }
const view = {
  id: '019a0000-0000-7000-9400-000000000001',
  area: 'careers',
  ...viewFields,
  missing: [],
  count: 12,
  version: 1,
}
const noteText = 'Called back: they need six people, two of them with payments.'
const note = {
  id: '019a0000-0000-7000-9500-000000000001',
  authorId: userId,
  authorName: name,
  createdAt: at,
}
const uncounted = { ...view, count: null }
const preferences = {
  lists: {
    careers: {
      columns: [
        { key: 'title', shown: true, width: 32 },
        { key: 'type', shown: true, width: null },
        { key: 'department', shown: false, width: null },
      ],
      startView: view.id,
      headings: {},
    },
  },
  density: 'compact' as const,
  undoAreas: [],
  viewAreas: ['careers'],
}

/** The examples of the calls that belong to no area. A call without one does not compile. */
export const namedExamples: { [Name in keyof NamedCalls]: CallExample<NamedCalls[Name]> } = {
  readHealth: { response: { status: 'ok' } },
  readDocument: { response: { openapi: '3.1.0' } },
  reportViolation: {
    body: {
      'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'https://example.com' },
    },
  },
  logIn: {
    body: { username: user.email, password: 'Correct-horse-7' },
    response: {
      token,
      userId,
      roleTypeId: 1,
      name,
      passwordState: 'own',
      draftKey: '1a'.repeat(32),
      message: sessionMessages.welcome(user.firstName),
    },
  },
  logOut: {},
  readMe: {
    response: {
      userId,
      name,
      email: user.email,
      roleTypeId: 1,
      roleName: role?.name ?? '',
      passwordState: 'own',
      preferences,
      trashDays: 30,
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
  changePassword: { body: changePasswordFixtures.filled, response: { token } },
  confirmPassword: { body: confirmPasswordFixtures.filled },
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
  search: {
    query: { q: testimonial.name },
    response: { results: [{ area: 'testimonials', id: testimonial.id, title: testimonial.name }] },
  },
  listTrash: {
    query: { q: '', area: ['testimonials'], page: 1, pageSize: 25 },
    response: {
      records: [trashedExample(testimonialFixtures.entity, { ...testimonial })],
      total: 1,
      areas: [
        { area: 'careers', count: 3 },
        { area: 'testimonials', count: 1 },
      ],
    },
  },
  readDashboard: {
    response: {
      counts: { queries: 1 },
      newestQueries: [
        {
          id: query.id,
          name: query.name,
          subject: query.subject,
          message: query.message,
          region: query.region,
          createdAt: query.createdAt,
        },
      ],
      queriesByWeek: [{ weekStart: '2026-11-16', count: 1 }],
    },
  },
  listAuditPeople: { response: { people: [{ id: userId, name, isThere: true }] } },
  uploadImage: { response: { url: sampleImage(0), width: 320, height: 320 } },
  readImage: { params: { file: sampleImage(0).replace('/api/images/', '') } },
  sendQuery: {
    body: {
      name: query.name,
      email: query.email,
      phone: query.phone,
      subject: query.subject,
      message: query.message,
      region: query.region,
    },
    response: { message: queryMessages.thanks },
  },
  listAssignees: { response: { assignees: [{ id: userId, name, canTake: true }] } },
  readWaiting: {
    response: { new: { count: 3, oldest: query.createdAt }, mine: { count: 0, oldest: null } },
  },
  listNotes: { params: { id: query.id }, response: { notes: [{ ...note, text: noteText }] } },
  addNote: { params: { id: query.id }, body: { text: noteText }, response: note },
  readSite: homeExample(),
}
