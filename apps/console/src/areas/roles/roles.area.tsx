import { defineArea } from '@staff/admin'
import { RoleForm } from '@staff/forms/content/role/RoleForm'
import { role } from '@staff/forms/content/role/role.entity'

/** Roles of users. */
export const rolesArea = defineArea({
  entity: role,
  Form: RoleForm,
  widths: { roleTypeId: '10rem', userCount: '6rem' },
  numbers: ['userCount'],
})
