import { object } from 'yup'

import { defineEntity } from '../../entity/defineEntity'
import { email } from '../../entity/rules/email'
import { choice } from '../../entity/rules/choice'
import { multiline, optionalText, text } from '../../entity/rules/text'

/** A query from a visitor of the public site. Staff read it here; administrators can delete it. */
export const query = defineEntity({
  name: 'query',
  area: 'queries',
  path: 'queries',
  idKey: 'id',
  labels: {
    one: 'query',
    many: 'Queries',
    intro: 'What visitors of the public site asked, the newest first.',
  },
  schema: object({
    name: text('Name', { max: 120 }),
    email: email('Email'),
    phone: optionalText('Phone', { max: 40 }),
    subject: text('Subject'),
    message: multiline('Message'),
    region: choice('Region', ['US', 'UK']),
  }),
  empty: { name: '', email: '', phone: '', subject: '', message: '', region: '' },
  titleOf: ({ subject }) => subject,
  listed: ['createdAt', 'name', 'email', 'phone', 'subject', 'region'],
  searched: ['name', 'email', 'subject', 'message'],
  access: { read: 'signedIn', write: 'nobody', remove: 'administrator' },
  isPersonal: true,
})
