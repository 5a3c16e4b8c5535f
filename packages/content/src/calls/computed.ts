import { peopleColumns, type ComputeColumn } from '@staff/contract'

import { entities, type ByComputedColumn } from '../entities'

/** The computed columns, as the API's database computes them. */
export const computedColumns = {
  ...peopleColumns(entities),
  queries: {
    assigneeName: ({ assigneeId }, recordsOf) => {
      const user = recordsOf('users').find(({ id }) => id === assigneeId)
      return user ? `${String(user['firstName'])} ${String(user['lastName'])}` : ''
    },
  },
} satisfies ByComputedColumn<ComputeColumn>
