import type { ByComputedColumn } from '@staff/forms/content/entities'

import type { ComputeColumn } from '../rules/presentRecord'

/** The computed columns, as the API's database computes them. */
export const computedColumns: ByComputedColumn<ComputeColumn> = {
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
