import { object } from 'yup'

import { defineEntity } from '../entity/defineEntity'
import { choice } from '../entity/rules/choice'
import { requiredNumber } from '../entity/rules/number'
import { multiline, text } from '../entity/rules/text'

const RANGE = 'Job experience must be between 0 and 50 years'

/** An open position, shown on the public site in both regions. */
export const career = defineEntity({
  name: 'career',
  area: 'careers',
  path: 'masters/careers',
  idKey: 'jobId',
  labels: {
    one: 'career',
    many: 'Careers',
    intro: 'Open positions, shown on the public site in both regions.',
  },
  schema: object({
    title: text('Title', 200, 'Job title'),
    experience: requiredNumber('Experience', RANGE, 'Job experience')
      .min(0, RANGE)
      .max(50, RANGE)
      .test({
        name: 'tooLong',
        message: 'Job experience value is too long',
        test: (value, { originalValue }) => String(originalValue ?? value ?? '').trim().length <= 5,
      }),
    location: text('Location', 200, 'Job location'),
    department: text('Department', 200, 'Job department'),
    type: choice('Type', ['Full time', 'Part time', 'Internship', 'Contract'], 'Job type'),
    description: multiline('Description', 5000, 'Job description'),
  }),
  empty: { title: '', experience: null, location: '', department: '', type: '', description: '' },
  titleOf: ({ title }) => title,
  listed: ['title', 'experience', 'location', 'department', 'type', 'updatedAt'],
  searched: ['title', 'location', 'department', 'description'],
})
