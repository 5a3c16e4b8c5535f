import { object } from 'yup'

import {
  defineEntity,
  choice,
  multiline,
  text,
  noSearchEngineValues,
  SEARCH_ENGINE_FIELDS,
  searchEngineFields,
} from '@staff/entity'

/** A position for a limited time, shown on the public site in both regions. */
export const contractualPosition = defineEntity({
  name: 'contractualPosition',
  area: 'contractual-positions',
  path: 'masters/contractual-positions',
  idKey: 'id',
  labels: {
    one: 'contractual position',
    many: 'Contractual positions',
    intro: 'Positions for a limited time, shown on the public site in both regions.',
  },
  schema: object({
    role: text('Role'),
    location: text('Location'),
    duration: text('Duration'),
    type: choice('Type', ['Remote', 'Hybrid', 'On site']),
    interviewMode: choice('Interview Mode', ['Online', 'In person', 'Phone']),
    summary: multiline('Summary'),
    ...searchEngineFields,
  }),
  empty: {
    role: '',
    location: '',
    duration: '',
    type: '',
    interviewMode: '',
    summary: '',
    ...noSearchEngineValues,
  },
  titleOf: ({ role }) => role,
  listed: ['role', 'location', 'duration', 'type', 'interviewMode', 'updatedAt'],
  searched: ['role', 'location', 'summary'],
  filtered: ['type', 'interviewMode', 'location'],
  publicSite: {
    fields: [
      'role',
      'location',
      'duration',
      'type',
      'interviewMode',
      'summary',
      ...SEARCH_ENGINE_FIELDS,
    ],
    page: '/contractual-positions/{slug}',
    text: 'summary',
    vacancy: { location: 'location', employment: 'CONTRACTOR' },
  },
})
