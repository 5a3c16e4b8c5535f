import type { StoredItem } from '@staff/contract'
import type { Status } from '@staff/entity'

import type { FakeApiOptions } from '../../../testing/fakeApi/fakeApiOptions'
import type { FakeRelease } from '../../../testing/fakeApi/releases/releaseRecords'
import { careersByStatus, careerWith } from '../../ListScreen/live/stories/careersByStatus'

const MADE = '2026-11-17T15:00:00.000Z'

/** The career of a status in a release, to be published if not taken from the site. */
export function itemOf(status: Status, other: Partial<StoredItem> = {}): StoredItem {
  const { jobId, title } = careerWith(status)
  return {
    area: 'careers',
    id: jobId,
    title,
    version: 2,
    action: 'publish',
    isChanged: false,
    formerUntil: null,
    ...other,
  }
}

/** An open release. */
export const open: FakeRelease = {
  id: '019a0000-0000-7000-9700-000000000001',
  name: 'Spring campaign',
  version: 3,
  at: null,
  isUndone: false,
  undoOf: null,
  madeByName: 'Ben Okafor',
  madeAt: MADE,
  releasedByName: null,
  items: [itemOf('Draft'), itemOf('Published and changed')],
  history: [
    { act: 'added', at: '2026-11-18T10:00:00.000Z', byName: 'Ana Moreno', detail: '2 records' },
    { act: 'created', at: MADE, byName: 'Ben Okafor', detail: 'Spring campaign' },
  ],
}

/** An open release with a record that has changed since, and one that has a schedule of its own. */
export const refused: FakeRelease = {
  ...open,
  items: [itemOf('Draft', { version: 1 }), itemOf('Published and changed'), itemOf('Scheduled')],
}

/** A release of the career that is scheduled for the first of December. */
export const scheduled: FakeRelease = {
  ...open,
  id: '019a0000-0000-7000-9700-000000000002',
  name: 'Winter openings',
  at: '2026-12-01T09:00:00.000000Z',
  releasedByName: 'Ana Moreno',
  items: [itemOf('Scheduled', { isChanged: true })],
  history: [
    {
      act: 'scheduled',
      at: '2026-11-18T10:00:00.000Z',
      byName: 'Ana Moreno',
      detail: '2026-12-01T09:00:00.000Z',
    },
    { act: 'created', at: MADE, byName: 'Ana Moreno', detail: 'Winter openings' },
  ],
}

/** A release that is out: it has published a career. */
export const released: FakeRelease = {
  ...open,
  id: '019a0000-0000-7000-9700-000000000003',
  name: 'Autumn openings',
  at: '2026-11-12T09:00:00.000000Z',
  releasedByName: 'Ana Moreno',
  items: [itemOf('Published', { isChanged: true })],
  history: [
    { act: 'released', at: '2026-11-12T09:00:00.000Z', byName: 'Ana Moreno', detail: '' },
    { act: 'created', at: '2026-11-11T09:00:00.000Z', byName: 'Ana Moreno', detail: 'Autumn' },
  ],
}

/** A release that was taken back. */
const undone: FakeRelease = {
  ...released,
  id: '019a0000-0000-7000-9700-000000000004',
  name: 'Too early',
  at: '2026-11-10T09:00:00.000000Z',
  isUndone: true,
}

/** A fake API with some releases. */
export function apiWith(...releases: FakeRelease[]): FakeApiOptions {
  return { ...careersByStatus, releases }
}

/** One release of each state. */
export const allReleases = apiWith(open, scheduled, released, undone)
