import { query } from '@staff/forms/entities'

import { defineArea } from '../../app/defineArea'

/** What visitors of the public site asked. */
export const queriesArea = defineArea({
  entity: query,
  cells: {
    email: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
  },
})
