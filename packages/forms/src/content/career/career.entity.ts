import { object } from 'yup'

import { defineEntity } from '../../entity/defineEntity'
import { writeNumber } from '../../entity/readNumber'
import { choice } from '../../entity/rules/choice'
import { requiredNumber } from '../../entity/rules/number'
import { multiline, text } from '../../entity/rules/text'

/** What was typed; a call sends a number, which counts as a person would write it. */
function written(value: unknown): string {
  if (typeof value === 'number') return writeNumber(value)
  return typeof value === 'string' ? value.trim() : ''
}

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
        test: (_value, { originalValue }) => written(originalValue).length <= 5,
      }),
    type: choice('Type', ['Full time', 'Part time', 'Internship', 'Contract'], 'Job type'),
    location: text('Location', 200, 'Job location'),
    department: text('Department', 200, 'Job department'),
    description: multiline('Description', 5000, 'Job description'),
  }),
  empty: { title: '', experience: null, type: '', location: '', department: '', description: '' },
  titleOf: ({ title }) => title,
  listed: ['title', 'experience', 'location', 'department', 'type', 'updatedAt'],
  searched: ['title', 'location', 'department', 'description'],
})
