import { defineArea } from '@staff/admin'
import { UserForm } from '@staff/forms/content/user/UserForm'
import { user } from '@staff/forms/content/user/user.entity'

import { UserAccess } from './UserAccess'

/** People with an account in the console. */
export const usersArea = defineArea({
  entity: user,
  Form: UserForm,
  SidePanel: UserAccess,
  widths: { email: '14.5rem', roleName: '8.5rem', account: '6.5rem' },
})
