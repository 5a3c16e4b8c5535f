import { defineFixtures, sampleEmail } from '@staff/entity'
import { role, user } from '@staff/entity/people'

import { roles } from './roles'

export const roleFixtures = defineFixtures(role, { values: roles, invalid: {} })

const people: [firstName: string, lastName: string][] = [
  ['Ines', 'Duarte'],
  ['Tomas', 'Lind'],
  ['Mina', 'Haddad'],
]

/** One person for each role. */
export const userFixtures = defineFixtures(user, {
  values: people.map(([firstName, lastName], index) => ({
    firstName,
    lastName,
    email: sampleEmail(`${firstName} ${lastName}`),
    roleId: roleFixtures.records[index]?.id ?? '',
    account: 'Active',
  })),
  invalid: {},
})
