import { UserForm } from '@staff/forms/user/UserForm'
import { user } from '@staff/forms/user/user.entity'

import { defineArea } from '../../app/defineArea'

/** People who may log in. */
export const usersArea = defineArea({
  entity: user,
  Form: UserForm,
  widths: { email: '17rem', roleName: '11rem', account: '7rem' },
})
