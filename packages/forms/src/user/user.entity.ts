import { object } from 'yup'

import { defineEntity } from '../entity/defineEntity'
import { email } from '../entity/rules/address'
import { choice, reference } from '../entity/rules/choice'
import { newPassword } from '../entity/rules/password'
import { text } from '../entity/rules/text'

const person = object({
  firstName: text('First Name', 80),
  lastName: text('Last Name', 80),
  email: email('Email'),
  roleId: reference('Role Name', 'roles'),
  account: choice('Account', ['Active', 'Disabled']).default('Active'),
})

const nobody = { firstName: '', lastName: '', email: '', roleId: '', account: 'Active' as const }

/** A person who may log in. The password is set when the user is made, and afterwards only by the user. */
export const user = defineEntity({
  name: 'user',
  area: 'users',
  path: 'security-console/users',
  idKey: 'id',
  labels: {
    one: 'user',
    many: 'Users',
    intro: 'People who may log in to this console.',
  },
  schema: person,
  empty: nobody,
  create: {
    schema: person.shape({ password: newPassword('Password') }),
    empty: { ...nobody, password: '' },
  },
  titleOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  computed: { name: 'Name', roleName: 'Role Name' },
  listed: ['name', 'email', 'roleName', 'account', 'updatedAt'],
  searched: ['firstName', 'lastName', 'email'],
  secret: ['password'],
})
