import type { FakeApiOptions } from '../../../../testing/fakeApi'
import { careersByStatus, careerWith } from './careersByStatus'

const published = careerWith('Published')
const changed = careerWith('Published and changed')
const scheduled = careerWith('Scheduled')
const { lives } = careersByStatus

const FROM = '2026-11-02T09:00:00Z'

/** The careers that end: one as it is, one with a newer draft after which another version follows, and one that is scheduled. */
export const careersThatEnd: FakeApiOptions = {
  ...careersByStatus,
  lives: {
    careers: {
      ...lives?.['careers'],
      [published.jobId]: [{ version: 2, from: FROM, until: '2026-11-24T23:30:00Z' }],
      [changed.jobId]: [
        { version: 1, from: FROM, until: '2026-12-01T09:00:00Z' },
        { version: 2, from: '2026-12-01T09:00:00Z', until: '2027-01-15T18:00:00Z' },
      ],
      [scheduled.jobId]: [
        { version: 2, from: '2026-12-01T09:00:00Z', until: '2026-12-05T09:00:00Z' },
      ],
    },
  },
}
