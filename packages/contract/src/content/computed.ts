import { describeAct, type DescribedAct } from '@staff/forms/content/audit/describeAct'
import type { ByComputedColumn } from '@staff/forms/content/entities'

import type { ComputeColumn } from '../rules/presentRecord'

/** The computed columns, as the API's database computes them. */
export const computedColumns: ByComputedColumn<ComputeColumn> & {
  audit: Record<'summary' | 'changes', ComputeColumn>
} = {
  audit: {
    // The stored entries of the fake API and of examples have what the sentence is made of.
    summary: (record) => describeAct(record as unknown as DescribedAct),
    changes: ({ changes }) => changes,
  },
  queries: {
    assigneeName: ({ assigneeId }, recordsOf) => {
      const user = recordsOf('users').find(({ id }) => id === assigneeId)
      return user ? `${String(user['firstName'])} ${String(user['lastName'])}` : ''
    },
  },
  roles: {
    userCount: ({ id }, recordsOf) =>
      recordsOf('users').filter(({ roleId }) => roleId === id).length,
  },
  users: {
    name: ({ firstName, lastName }) => `${String(firstName)} ${String(lastName)}`,
    roleName: ({ roleId }, recordsOf) =>
      recordsOf('roles').find(({ id }) => id === roleId)?.['name'] ?? '',
  },
}
