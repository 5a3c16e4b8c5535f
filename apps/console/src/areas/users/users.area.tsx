import { UserForm } from '@staff/forms/user/UserForm'
import { user } from '@staff/forms/user/user.entity'

import { defineArea } from '../../app/defineArea'

/** People who may log in. */
export const usersArea = defineArea({
  entity: user,
  Form: UserForm,
  widths: { email: '14.5rem', roleName: '10rem', account: '6.5rem', updatedAt: '7rem' },
})
