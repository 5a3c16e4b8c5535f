import { INVITED } from '@staff/contract'
import { fieldValue } from '@staff/entity'
import { user } from '@staff/entity/people'

import { defineArea } from '../../../shared/defineArea'

/** People with an account in the console. */
export const usersArea = defineArea({
  entity: user,
  editor: () => import('./users.editor'),
  mark: (record) =>
    fieldValue(record, 'invitation') ? { text: INVITED, tone: 'accent' } : undefined,
  priorities: { roleName: 1, account: 1, email: 2 },
  widths: { email: '14.5rem', roleName: '8.5rem', account: '6.5rem' },
})
