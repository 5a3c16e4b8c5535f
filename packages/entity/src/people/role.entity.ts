import { object } from 'yup'

import {
  defineEntity,
  NO_RIGHTS,
  numberChoice,
  optionalMultiline,
  rights,
  text,
} from '@staff/entity'

/**
 * A group of users. Its type opens the whole console or the reduced one. Rights are for the reduced one: what it opens besides.
 */
export const role = defineEntity({
  name: 'role',
  area: 'roles',
  path: 'security-console/roles',
  idKey: 'id',
  labels: {
    one: 'role',
    many: 'Roles',
    intro: 'What people may open. Each user has one role.',
  },
  schema: object({
    name: text('Name', { max: 80 }),
    roleTypeId: numberChoice('Role Type', [
      { value: 1, label: 'Administrator' },
      { value: 2, label: 'Staff' },
    ]),
    description: optionalMultiline('Description', { max: 1000 }),
    rights: rights('Rights'),
  }),
  empty: { name: '', roleTypeId: null, description: '', rights: NO_RIGHTS },
  titleOf: ({ name }) => name,
  computed: { userCount: 'Users' },
  listed: ['name', 'roleTypeId', 'userCount', 'updatedAt'],
  unique: ['name'],
  searched: ['name', 'description'],
  access: { read: 'administrator', write: 'administrator' },
})
