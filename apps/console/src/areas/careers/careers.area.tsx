import { defineArea } from '@staff/admin'
import { career } from '@staff/content/career/career.entity'

import { yearsOf } from './yearsOf'

/** Open positions. */
export const careersArea = defineArea({
  entity: career,
  editor: () => import('./careers.editor'),
  cells: {
    experience: ({ experience }) => yearsOf(experience),
  },
  widths: { experience: '6.5rem', location: '8.5rem', department: '8.5rem', type: '6.5rem' },
  priorities: { experience: 3, location: 1, department: 2, type: 1 },
  numbers: ['experience'],
})
