import type { FakeApiOptions } from '../../../../testing/fakeApi/fakeApiOptions'
import { WRITER } from '../../../Review/stories/reviews'
import { careerWith } from './careersByStatus'

/** A draft without experience, location and description. */
export const incompleteDraft = {
  ...careerWith('Draft'),
  title: 'Harbour master',
  experience: null,
  location: '',
  description: '',
}

/** A complete draft. */
export const completeDraft = careerWith('Published')

/** The two drafts are stored. */
export const incompleteCareers: FakeApiOptions = {
  records: { careers: [incompleteDraft, completeDraft] },
  lives: { careers: { [incompleteDraft.jobId]: [], [completeDraft.jobId]: [] } },
}

/** The same for somebody who writes careers and does not publish them. */
export const incompleteForWriter: FakeApiOptions = {
  ...incompleteCareers,
  role: 'staff',
  rights: WRITER,
}
