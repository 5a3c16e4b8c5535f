import { randomInt } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { Db } from '../db/database'
import { roles } from '../areas/roles/roles.table'
import { users, type PasswordState } from '../areas/users/users.table'
import { hashPassword } from '../passwords/passwordHash'
import { addFirstRevisions } from '../records/history/firstRevisions'
import { isStrong } from './checkAdmin'

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

/** A random password of 20 characters that follows the rules. Omits characters that look alike, such as 0 and O. */
export function newPassword(): string {
  const password = Array.from({ length: 20 }, () =>
    CHARACTERS.charAt(randomInt(CHARACTERS.length)),
  ).join('')
  return isStrong(password) ? password : newPassword()
}

const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-+*=%'
