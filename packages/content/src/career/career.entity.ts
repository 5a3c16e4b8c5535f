import { object } from 'yup'

import {
  defineEntity,
  writeNumber,
  choice,
  requiredNumber,
  multiline,
  text,
  noSearchEngineValues,
  SEARCH_ENGINE_FIELDS,
  searchEngineFields,
} from '@staff/entity'

/** The value as typed. An API call sends a number, which is checked as a person would write it. */
function written(value: unknown): string {
  if (typeof value === 'number') return writeNumber(value)
  return typeof value === 'string' ? value.trim() : ''
}

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
    title: text('Title', { requiredAs: 'Job title' }),
    experience: requiredNumber('Experience', {
      requiredAs: 'Job experience',
      message: 'Job experience must be between 0 and 50 years',
      min: 0,
      max: 50,
    }).test({
      name: 'tooLong',
      message: 'Job experience value is too long',
      test: (_value, { originalValue }) => written(originalValue).length <= 5,
    }),
    type: choice('Type', ['Full time', 'Part time', 'Internship', 'Contract'], {
      requiredAs: 'Job type',
    }),
    location: text('Location', { requiredAs: 'Job location' }),
    department: text('Department', { requiredAs: 'Job department' }),
    description: multiline('Description', { requiredAs: 'Job description', format: 'markdown' }),
    ...searchEngineFields,
  }),
  empty: {
    title: '',
    experience: null,
    type: '',
    location: '',
    department: '',
    description: '',
    ...noSearchEngineValues,
  },
  titleOf: ({ title }) => title,
  listed: ['title', 'experience', 'location', 'department', 'type', 'updatedAt'],
  searched: ['title', 'location', 'department', 'description'],
  filtered: ['type', 'department', 'location', 'experience'],
  publicSite: {
    fields: [
      'title',
      'experience',
      'type',
      'location',
      'department',
      'description',
      ...SEARCH_ENGINE_FIELDS,
    ],
    page: '/careers/{slug}',
    text: 'description',
    vacancy: {
      location: 'location',
      experience: 'experience',
      employment: {
        field: 'type',
        types: {
          'Full time': 'FULL_TIME',
          'Part time': 'PART_TIME',
          Internship: 'INTERN',
          Contract: 'CONTRACTOR',
        },
      },
    },
  },
})
