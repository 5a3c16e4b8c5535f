import { object } from 'yup'

import { defineEntity, image, wholeNumber, multiline, text } from '@staff/entity'

/** A quote from a client, shown on the public site in both regions. */
export const testimonial = defineEntity({
  name: 'testimonial',
  area: 'testimonials',
  path: 'masters/testimonials',
  idKey: 'id',
  labels: {
    one: 'testimonial',
    many: 'Testimonials',
    intro: 'What clients say, shown on the public site in both regions.',
  },
  schema: object({
    name: text('Name', { max: 120 }),
    rating: wholeNumber('Rating', 1, 5),
    image: image('Image', { cuts: { portrait: [1, 1] } }),
    description: multiline('Description', { max: 1000, maxWords: 43 }),
  }),
  empty: { name: '', rating: null, image: '', description: '' },
  titleOf: (values) => values.name,
  listed: ['image', 'name', 'rating', 'description', 'updatedAt'],
  searched: ['name', 'description'],
  publicSite: { fields: ['name', 'rating', 'image', 'description'] },
})
