import type { AnyEntity } from '@staff/entity'
import { actDescriber, type DescribedAct } from '@staff/entity/people'

import type { ComputedColumns } from './presentRecord'

/** What the column 'Invitation' says of a user who has no password yet. */
export const INVITED = 'Invited'

/** The computed columns of users, roles and the audit, as the API's database computes them. `entities` are those whose records acts are about. */
export function peopleColumns(entities: readonly AnyEntity[]) {
  const describeAct = actDescriber(entities)
  return {
    audit: {
      // The stored entries of the fake API and of examples have what the sentence is made of.
      summary: (record) => describeAct(record as unknown as DescribedAct),
      changes: ({ changes }) => changes,
    },
    roles: {
      userCount: ({ id }, recordsOf) =>
        recordsOf('users').filter(({ roleId }) => roleId === id).length,
    },
    users: {
      name: ({ firstName, lastName }) => `${String(firstName)} ${String(lastName)}`,
      roleName: ({ roleId }, recordsOf) =>
        recordsOf('roles').find(({ id }) => id === roleId)?.['name'] ?? '',
      invitation: ({ isInvited }) => (isInvited === true ? INVITED : ''),
    },
  } satisfies ComputedColumns
}
