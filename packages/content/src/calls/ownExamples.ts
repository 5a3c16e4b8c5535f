import type { ExamplesOf } from '@staff/contract/examples'
import { FIXTURE_NOW } from '@staff/entity'

import { queryFixtures } from '../query/query.fixtures'
import { userFixtures } from '../user/user.fixtures'
import type { ownCalls } from './ownCalls'
import { queryMessages } from './queryMessages'

const { filled: user } = userFixtures
const { filled: query } = queryFixtures
const name = `${user.firstName} ${user.lastName}`
const { id: userId } = user
const noteText = 'Called back: they need six people, two of them with payments.'
const note = {
  id: '019a0000-0000-7000-9500-000000000001',
  authorId: userId,
  authorName: name,
  createdAt: FIXTURE_NOW.toISOString(),
}

/** The examples of our own calls. A call without one does not compile. */
export const ownExamples: ExamplesOf<typeof ownCalls> = {
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
}
