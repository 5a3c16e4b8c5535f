import type { ByComputedColumn } from '@staff/forms/content/entities'
import { sql, type SQL } from 'drizzle-orm'

import { roles, users } from '../../db/schema'

/** What the API works out of a record: the expression beside its table's columns, and the type of its values. */
export interface Computed {
  type: 'string' | 'integer'
  value: SQL
}

/** The expressions of an area's computed columns, under the names that its entity gives them. */
export function computedOf(area: string): Record<string, Computed> {
  return byArea.get(area) ?? {}
}

const COMPUTED: ByComputedColumn<Computed> = {
  roles: {
    userCount: {
      type: 'integer',
      value: named(sql`(select count(*)::int from ${users} where ${users.roleId} = ${roles.id})`),
    },
  },
  users: {
    name: {
      type: 'string',
      value: named(sql`${users.firstName} || ' ' || ${users.lastName}`),
    },
    roleName: {
      type: 'string',
      value: named(sql`(select ${roles.name} from ${roles} where ${roles.id} = ${users.roleId})`),
    },
  },
}

const byArea = new Map<string, Record<string, Computed>>(Object.entries(COMPUTED))

// drizzle drops the tables' names from a selection of one table, where a subquery needs them; it looks one level deep.
function named(expression: SQL): SQL {
  return sql`${expression}`
}
