import { object } from 'yup'

import { defineEntity } from '../entity/defineEntity'
import { image, optionalImage } from '../entity/rules/image'
import { wholeNumber } from '../entity/rules/number'
import { multiline, text } from '../entity/rules/text'

/** A service we offer, shown on the public site of the US region in its own order. */
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
    name: text('Name', 120),
    icon: image('Icon'),
    orderBy: wholeNumber('Order By', 0, 9999),
    headingBy: text('Heading By'),
    descriptionBy: multiline('Description By'),
    image: optionalImage('Image'),
  }),
  empty: { name: '', icon: '', orderBy: null, headingBy: '', descriptionBy: '', image: '' },
  titleOf: ({ name }) => name,
  listed: ['icon', 'name', 'orderBy', 'headingBy', 'updatedAt'],
  searched: ['name', 'headingBy', 'descriptionBy'],
})
