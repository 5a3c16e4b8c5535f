import { secondFactor } from '@staff/entity/account'
import { string } from 'yup'

import { defineCall, jsonResponse } from '../../call/defineCall'
import { sessionType } from '../../calls/session'

/** The second step of a login: a code for the ticket of the first one. */
export const logInWithCode = defineCall({
  method: 'POST',
  path: '/login/second-factor',
  access: 'public',
  body: {
    kind: 'json',
    schema: secondFactor.schema.shape({
      ticket: string()
        .label('Ticket')
        .required('Ticket is required')
        .max(200, 'The ticket is too long')
        .meta({ secret: true }),
    }),
  },
  success: jsonResponse(200, sessionType),
})
