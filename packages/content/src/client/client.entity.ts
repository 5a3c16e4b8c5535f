import { object } from 'yup'

import { defineEntity, optionalUrl, image, text } from '@staff/entity'

/** A client company, shown with its logo in both regions. */
export const client = defineEntity({
  name: 'client',
  area: 'clients',
  path: 'masters/clients',
  idKey: 'id',
  labels: {
    one: 'client',
    many: 'Clients',
    intro: 'Companies we work for, shown with their logos in both regions.',
  },
  schema: object({
    name: text('Name', { max: 120 }),
    websiteLink: optionalUrl('Website Link'),
    image: image('Image'),
  }),
  empty: { name: '', websiteLink: '', image: '' },
  titleOf: ({ name }) => name,
  listed: ['image', 'name', 'websiteLink', 'updatedAt'],
  ordered: { by: 'place' },
  searched: ['name', 'websiteLink'],
  publicSite: { fields: ['name', 'websiteLink', 'image'] },
})
