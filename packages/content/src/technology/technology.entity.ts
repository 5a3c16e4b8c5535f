import { object } from 'yup'

import { defineEntity, choice, image, text } from '@staff/entity'

/** A technology we work with, shown with its logo in the US region. */
export const technology = defineEntity({
  name: 'technology',
  area: 'technologies',
  path: 'masters/technologies',
  idKey: 'id',
  labels: {
    one: 'technology',
    many: 'Technologies',
    intro: 'What we build with, as the public site lists it.',
  },
  schema: object({
    name: text('Name', { max: 120 }),
    category: choice('Category', ['Front end', 'Back end', 'Mobile', 'Cloud', 'Data', 'Other']),
    image: image('Image'),
  }),
  empty: { name: '', category: '', image: '' },
  titleOf: ({ name }) => name,
  listed: ['image', 'name', 'category', 'updatedAt'],
  ordered: { by: 'place' },
  searched: ['name', 'category'],
  publicSite: { fields: ['name', 'category', 'image'], regions: ['US'] },
})
