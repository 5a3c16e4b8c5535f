import type { AnyEntity } from '@staff/entity'
import { auditEntryOf, role, user } from '@staff/entity/people'
import { KeyRound, ScrollText, UserRound } from 'lucide-react'

/**
 * The areas of every admin whose server is `@staff/api`: roles, users, and the audit of what they do. `entities` are the others,
 * whose records acts can be about too.
 */
export function peopleAreas(entities: readonly AnyEntity[]) {
  const auditEntry = auditEntryOf([...entities, role, user])
  return {
    role: {
      entity: role,
      icon: KeyRound,
      load: async () => (await import('./roles/roles.area')).rolesArea,
    },
    user: {
      entity: user,
      icon: UserRound,
      load: async () => (await import('./users/users.area')).usersArea,
    },
    auditEntry: {
      entity: auditEntry,
      icon: ScrollText,
      load: async () => (await import('./audit/audit.area')).auditArea(auditEntry),
    },
  }
}
