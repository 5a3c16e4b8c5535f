import { object } from 'yup'

import { defineEntity, reference, optionalImage, wholeNumber, multiline, text } from '@staff/entity'

/** One section of a service's page. It has no list of its own: the page of its service opens it. */
export const serviceData = defineEntity({
  name: 'serviceData',
  area: 'services-data',
  path: 'masters/services-data',
  idKey: 'id',
  labels: {
    one: 'service data',
    many: 'Service data',
    intro: 'The parts of a service’s page, in their order.',
  },
  schema: object({
    serviceId: reference('Service', 'services'),
    orderBy: wholeNumber('Order By', 0, 9999),
    title: text('Title'),
    description: multiline('Description', { format: 'markdown' }),
    image: optionalImage('Image', { alt: 'asked', cuts: { card: [3, 2] } }),
  }),
  empty: { serviceId: '', orderBy: null, title: '', description: '', image: '' },
  titleOf: ({ title }) => title,
  listed: ['image', 'title', 'orderBy', 'updatedAt'],
  ordered: { by: 'orderBy', within: 'serviceId' },
  searched: ['title', 'description'],
  parentReference: 'serviceId',
  publicSite: { fields: ['orderBy', 'title', 'description', 'image'], regions: ['US'] },
})
