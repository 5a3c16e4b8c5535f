import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { roles } from '../../identity/users/roles.table'
import { users, type PasswordState } from '../../identity/users/users.table'
import { hashPassword } from '../../identity/passwords/passwordHash'
import { addFirstRevisions } from '../../records/history/firstRevisions'

/** Credentials, before the password is hashed. */
export interface Login {
  email: string
  password: string
}

export interface Person extends Login {
  firstName: string
  lastName: string
  role: keyof typeof ROLES
  passwordState: PasswordState
}

/** The two initial roles and their role types. */
const ROLES = { Administrator: 1, Staff: 2 }

/** Adds the missing initial roles. */
export async function addRoles(db: Db) {
  const rows = Object.entries(ROLES).map(([name, roleTypeId]) => ({ name, roleTypeId }))
  await db.insert(roles).values(rows).onConflictDoNothing()
}

/** Adds a user with one of the initial roles, with the first revisions of what was added. */
export async function addPerson(db: Db, { password, role, ...person }: Person) {
  const [row] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(sql`lower(${roles.name}) = lower(${role})`)
  if (!row) throw new Error(`There is no role ${role}`)
  const passwordHash = await hashPassword(password)
  await db.insert(users).values({ ...person, passwordHash, roleId: row.id })
  await addFirstRevisions(db)
}
