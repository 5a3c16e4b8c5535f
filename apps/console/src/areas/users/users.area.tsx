import { UserForm } from '@staff/forms/user/UserForm'
import { user } from '@staff/forms/entities'

import { defineArea } from '../../app/defineArea'

/** People who may log in. */
export const usersArea = defineArea({
  entity: user,
  Form: UserForm,
})
