import {
  defineFixtures,
  missing,
  NO_RIGHTS,
  notAnOption,
  tooLong,
  type Rights,
} from '@staff/entity'
import { role } from '@staff/entity/people'

const roles: [name: string, roleTypeId: number, description: string, given?: Partial<Rights>][] = [
  ['Content editor', 1, 'Keeps services, blogs and testimonials up to date.'],
  ['Client desk', 2, 'Answers the queries of visitors in both regions.'],
  ['Managing director', 1, ''],
  ['Recruiting lead', 1, 'Owns careers and contractual positions.'],
  ['Reception', 2, 'Passes queries on to the right person.', { areas: { careers: 'see' } }],
  ['Site owner', 1, 'Decides what the public site says and who may change it.'],
  ['Night desk', 2, 'Reads queries outside office hours.', { regions: ['UK'] }],
  ['Trainee', 2, 'Writes blogs that others publish.', { areas: { blogs: 'edit' } }],
  ['Communications', 1, 'Writes blogs and link posts.'],
  ['Sales', 2, 'Follows up on requests for quotes.'],
  [
    'External auditor',
    2,
    'Reads, and reports to the board once a year.',
    { areas: { blogs: 'see', careers: 'see', services: 'see' } },
  ],
  ['Seasonal help', 2, 'Joins the client desk from November to January.'],
]

export const roleFixtures = defineFixtures(role, {
  values: roles.map(([name, roleTypeId, description, given]) => ({
    name,
    roleTypeId,
    description,
    rights: { ...NO_RIGHTS, ...given },
  })),
  invalid: {
    nameMissing: missing('name', 'Name is required'),
    nameTooLong: tooLong('name', 80, 'Name should not exceed 80 characters'),
    roleTypeMissing: missing('roleTypeId', 'Role Type is required', null),
    roleTypeNotOffered: {
      ...notAnOption('roleTypeId', 'Role Type must be one of the choices'),
      value: 3,
    },
    descriptionTooLong: tooLong(
      'description',
      1000,
      'Description should not exceed 1000 characters',
    ),
  },
})
