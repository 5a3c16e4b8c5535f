import {
  defineFixtures,
  missing,
  notAnOption,
  tooLong,
  newPasswordCases,
  samplePassword,
  sampleEmail,
} from '@staff/entity'
import { user } from '@staff/entity/people'

import { roleFixtures } from '../role/role.fixtures'

const people: [firstName: string, lastName: string][] = [
  ['Esme', 'Thornbury'],
  ['Kofi', 'Adjei'],
  ['Linnea', 'Holm'],
  ['Rory', 'Kincaid'],
  ['Zahra', 'Mansour'],
  ['Bastien', 'Aubert'],
  ['Ottilie', 'Grant'],
  ['Minh', 'Tran'],
  ['Perpetua', 'Okoro'],
  ['Søren', 'Vinter'],
  ['Agnieszka', 'Wrona'],
  ['Hal', 'Pemberton'],
]

export const userFixtures = defineFixtures(user, {
  values: people.map(([firstName, lastName], index) => ({
    firstName,
    lastName,
    email: sampleEmail(`${firstName} ${lastName}`),
    // Most people share the first few roles.
    roleId: roleFixtures.records[index % 5]?.id ?? '',
    // One person has left the company. Their name stays in the audit.
    account: firstName === 'Ottilie' ? 'Disabled' : 'Active',
  })),
  create: { invite: false, password: samplePassword, mustChoosePassword: true },
  invalid: {
    firstNameMissing: missing('firstName', 'First Name is required'),
    firstNameTooLong: tooLong('firstName', 80, 'First Name should not exceed 80 characters'),
    lastNameMissing: missing('lastName', 'Last Name is required'),
    lastNameTooLong: tooLong('lastName', 80, 'Last Name should not exceed 80 characters'),
    emailMissing: missing('email', 'Email is required'),
    emailTooLong: tooLong('email', 254, 'Email should not exceed 254 characters'),
    emailNotAnAddress: {
      field: 'email',
      rule: 'email',
      value: 'esme.thornbury@example',
      message: 'Invalid email address',
    },
    roleMissing: missing('roleId', 'Role Name is required'),
    roleNotOffered: {
      field: 'roleId',
      rule: 'reference',
      value: 'Administrator',
      message: 'Role Name must be one of the choices',
    },
    accountMissing: missing('account', 'Account is required'),
    accountNotOffered: notAnOption('account', 'Account must be one of the choices'),
    ...newPasswordCases('password', 'Password'),
  },
})
