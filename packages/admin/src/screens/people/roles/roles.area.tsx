import { role } from '@staff/entity/people'

import { defineArea } from '../../../shared/defineArea'

/** Roles of users. */
export const rolesArea = defineArea({
  entity: role,
  editor: () => import('./roles.editor'),
  widths: { roleTypeId: '10rem', userCount: '6rem' },
  numbers: ['userCount'],
})
