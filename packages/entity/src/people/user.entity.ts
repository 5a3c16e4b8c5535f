import { object, string } from 'yup'

import { defineEntity, email, checkbox, choice, reference, newPassword, text } from '@staff/entity'

const person = object({
  firstName: text('First Name', { max: 80 }),
  lastName: text('Last Name', { max: 80 }),
  email: email('Email'),
  roleId: reference('Role Name', 'roles'),
  account: choice('Account', ['Active', 'Disabled']).default('Active'),
})

const nobody = { firstName: '', lastName: '', email: '', roleId: '', account: 'Active' as const }

/**
 * A person who can log in. The administrator who adds the user sets the first password, or invites the user, who chooses it. Later only the user
 * changes it, unless an administrator sets a one-time password.
 */
export const user = defineEntity({
  name: 'user',
  area: 'users',
  path: 'security-console/users',
  idKey: 'id',
  labels: {
    one: 'colleague',
    many: 'Colleagues',
    title: 'Users',
    intro: 'People who may log in to this console.',
  },
  schema: person,
  empty: nobody,
  create: {
    schema: person.shape({
      invite: checkbox('Invite them by a link', false).meta({
        secret: true,
      }),
      // With an invitation it is ignored, so what was typed before the tick has no rules.
      password: newPassword('Password').when('invite', ([invite], schema) =>
        invite === true ? string() : schema,
      ),
      mustChoosePassword: checkbox(
        'They must choose their own password at the first login',
        true,
      ).meta({ secret: true }),
    }),
    empty: { ...nobody, invite: false, password: '', mustChoosePassword: true },
  },
  titleOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  computed: { name: 'Name', roleName: 'Role Name', invitation: 'Invitation' },
  listed: ['name', 'email', 'roleName', 'account', 'updatedAt'],
  unique: ['email'],
  searched: ['firstName', 'lastName', 'email'],
  access: { read: 'administrator', write: 'administrator' },
})
