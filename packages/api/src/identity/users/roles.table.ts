import { sql } from 'drizzle-orm'
import { NO_RIGHTS, type Rights } from '@staff/entity'
import { check, date, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import {
  foldedText,
  recordColumns,
  recordId,
  searchText,
  titleText,
} from '../../platform/db/columns'
import { sortIndexes } from '../../platform/db/sortIndexes'

/** Roles of users. `roleTypeId` is 1 for administrators and 2 for staff, whose `rights` say what they may do. */
export const roles = pgTable(
  'roles',
  {
    id: recordId(),
    name: text().notNull(),
    roleTypeId: integer().notNull(),
    description: text().notNull().default(''),
    /** The day, in UTC, from which people with this role need a second factor; null for never. */
    secondFactorFrom: date({ mode: 'string' }),
    rights: jsonb().$type<Rights>().notNull().default(NO_RIGHTS),
    searchText: searchText('name', 'description'),
    titleText: titleText('name'),
    ...recordColumns(),
  },
  (role) => [
    uniqueIndex('roles_name_unique').on(foldedText(role.name)),
    check('roles_role_type_known', sql`${role.roleTypeId} in (1, 2)`),
    ...sortIndexes(role.id, role.name, role.roleTypeId, role.updatedAt),
  ],
)

/** What decides about the rights of a person, to select beside the person. */
export const roleColumns = {
  roleTypeId: roles.roleTypeId,
  roleName: roles.name,
  rights: roles.rights,
}
