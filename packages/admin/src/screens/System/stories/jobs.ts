import { userFixtures } from '@staff/content/user/user.fixtures'
import type { Job } from '@staff/contract'
import { user } from '@staff/entity/people'

import type { FakeApiOptions } from '../../../testing/fakeApi/fakeApiOptions'
import { careersByStatus, careerWith } from '../../ListScreen/live/stories/careersByStatus'

const scheduled = careerWith('Scheduled')
const published = careerWith('Published')

/** A job that waits for the first of December. */
export const waiting: Job = {
  id: '019a0000-0000-7000-9800-000000000001',
  kind: 'went-live',
  area: 'careers',
  recordId: scheduled.jobId,
  title: scheduled.title,
  state: 'Waiting',
  due: '2026-12-01T09:00:00.000Z',
  attempts: 0,
  error: null,
  doneAt: null,
}

/** A job that was tried ten times. */
export const failed: Job = {
  ...waiting,
  id: '019a0000-0000-7000-9800-000000000002',
  recordId: published.jobId,
  title: published.title,
  state: 'Failed',
  due: '2026-11-12T09:00:00.000Z',
  attempts: 10,
  error: 'The audit could not be written.',
}

/** A job that is done, about a record that is gone. */
export const done: Job = {
  ...waiting,
  id: '019a0000-0000-7000-9800-000000000003',
  kind: 'ended',
  title: '',
  state: 'Done',
  due: '2026-11-16T09:00:00.000Z',
  attempts: 1,
  doneAt: '2026-11-16T09:00:01.000Z',
}

/** The mail of an invitation, which the mail server refused. */
export const mailFailed: Job = {
  ...failed,
  id: '019a0000-0000-7000-9800-000000000004',
  kind: 'invitation',
  area: 'users',
  recordId: userFixtures.filled.id,
  title: user.titleOf(userFixtures.filled),
  error: 'The mail could not be delivered: 550 There is no such mailbox.',
}

/** A mail that was sent. */
export const mailSent: Job = {
  ...mailFailed,
  id: '019a0000-0000-7000-9800-000000000005',
  kind: 'reset',
  state: 'Done',
  attempts: 1,
  error: null,
  doneAt: '2026-11-12T09:00:02.000Z',
}

/** A fake API with some jobs. */
export function apiWith(...jobs: Job[]): FakeApiOptions {
  return { ...careersByStatus, jobs }
}
