import type { StoredReview } from '@staff/contract'
import type { Rights, Status } from '@staff/entity'

import type { FakeApiOptions } from '../../../testing/fakeApi/fakeApiOptions'
import { fakeSession } from '../../../testing/fakeApi/personal/fakePeople'
import { careersByStatus, careerWith } from '../../ListScreen/live/stories/careersByStatus'

/** What somebody may do who writes careers and does not publish them. */
export const WRITER: Rights = { areas: { careers: 'edit' }, actions: [], regions: [] }

/** A request to publish the career of a status, by Sam Staff if not by somebody else. */
export function requestFor(status: Status, other: Partial<StoredReview> = {}): StoredReview {
  return {
    area: 'careers',
    id: careerWith(status).jobId,
    version: 2,
    note: 'The salary is agreed.',
    askedById: '019a0000-0000-7000-9000-000000000009',
    askedByName: 'Sam Staff',
    askedAt: '2026-11-18T09:00:00.000Z',
    comment: null,
    answeredByName: null,
    answeredAt: null,
    ...other,
  }
}

/** What became of a request that was sent back. */
const SENT_BACK: Partial<StoredReview> = {
  comment: 'Please name the place, and who to ask.',
  answeredByName: 'Ben Okafor',
  answeredAt: '2026-11-18T15:00:00.000Z',
}

/** Two requests that wait, and one that was sent back, by somebody else. */
export const requests: FakeApiOptions = {
  ...careersByStatus,
  reviews: [
    requestFor('Draft'),
    requestFor('Published and changed', { note: '' }),
    requestFor('Unpublished', SENT_BACK),
  ],
}

/** The same requests by the user of the story, who may not publish. */
export const ownRequests: FakeApiOptions = {
  ...careersByStatus,
  role: 'staff',
  rights: WRITER,
  reviews: requests.reviews?.map(ownRequest) ?? [],
}

/** A request by the user of the story. */
export function ownRequest(request: StoredReview): StoredReview {
  return { ...request, askedById: fakeSession().userId, askedByName: fakeSession().name }
}
