import { object } from 'yup'

import { defineEntity, email, image, multiline, text, url } from '@staff/entity'

/** A member of the team, shown on the public site of the US region. */
export const team = defineEntity({
  name: 'team',
  area: 'teams',
  path: 'masters/teams',
  idKey: 'id',
  labels: {
    one: 'team member',
    many: 'Teams',
    intro: 'The people behind the company, as the public site presents them.',
  },
  schema: object({
    name: text('Name', { max: 120 }),
    position: text('Position'),
    image: image('Image', { cuts: { portrait: [1, 1] } }),
    description: multiline('Description', { max: 1000, maxWords: 18 }),
    linkedInLink: url('LinkedIn Link', { domain: 'linkedin.com' }),
    email: email('Email'),
  }),
  empty: { name: '', position: '', image: '', description: '', linkedInLink: '', email: '' },
  titleOf: ({ name }) => name,
  listed: ['image', 'name', 'position', 'email', 'updatedAt'],
  ordered: { by: 'place' },
  searched: ['name', 'position', 'email'],
  publicSite: {
    fields: ['name', 'position', 'image', 'description', 'linkedInLink'],
    regions: ['US'],
  },
})
