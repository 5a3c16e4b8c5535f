import { defineArea } from '../../../shared/defineArea'
import { role } from '@staff/entity/people'

/** Roles of users. */
export const rolesArea = defineArea({
  entity: role,
  editor: () => import('./roles.editor'),
  widths: { roleTypeId: '10rem', userCount: '6rem' },
  numbers: ['userCount'],
})
