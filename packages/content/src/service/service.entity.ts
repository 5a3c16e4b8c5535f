import { object } from 'yup'

import {
  defineEntity,
  image,
  optionalImage,
  wholeNumber,
  multiline,
  text,
  noSearchEngineValues,
  SEARCH_ENGINE_FIELDS,
  searchEngineFields,
} from '@staff/entity'

/** A service that the company offers, shown on the public site of the US region in its own order. */
export const service = defineEntity({
  name: 'service',
  area: 'services',
  path: 'masters/services',
  idKey: 'id',
  labels: {
    one: 'service',
    many: 'Services',
    intro: 'What we offer; Order By decides the place on the public site.',
  },
  schema: object({
    name: text('Name', { max: 120 }),
    orderBy: wholeNumber('Order By', 0, 9999),
    icon: image('Icon'),
    image: optionalImage('Image', { alt: 'asked', cuts: { card: [3, 2] } }),
    headingBy: text('Heading By'),
    descriptionBy: multiline('Description By', { format: 'markdown' }),
    ...searchEngineFields,
  }),
  empty: {
    name: '',
    orderBy: null,
    icon: '',
    image: '',
    headingBy: '',
    descriptionBy: '',
    ...noSearchEngineValues,
  },
  titleOf: ({ name }) => name,
  listed: ['icon', 'name', 'orderBy', 'headingBy', 'updatedAt'],
  ordered: { by: 'orderBy' },
  searched: ['name', 'headingBy', 'descriptionBy'],
  publicSite: {
    fields: [
      'name',
      'orderBy',
      'icon',
      'image',
      'headingBy',
      'descriptionBy',
      ...SEARCH_ENGINE_FIELDS,
    ],
    regions: ['US'],
    page: '/services/{slug}',
    text: 'descriptionBy',
  },
})
