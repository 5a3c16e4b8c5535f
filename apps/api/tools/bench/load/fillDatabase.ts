import { fixtures } from '@staff/content/fixtures'
import { eq, inArray, sql } from 'drizzle-orm'
import { readConfig } from '@staff/api/operations/config/readConfig'
import type { Database, Db } from '@staff/api/platform/db/connect'
import { roles } from '@staff/api/identity/users/roles.table'
import { users } from '@staff/api/identity/users/users.table'
import { firstStart } from '@staff/api/operations/firstStart/firstStart'
import { hashPassword } from '@staff/api/identity/passwords/passwordHash'
import { startSession } from '@staff/api/identity/sessions/sessions'
import { content } from '@staff/api/testing/testContent'

import { fillArea } from './fillArea'

/** The password of every user. */
export const PASSWORD = 'Correct-horse-7'

/** The users of a filled database. */
export interface Filled {
  /** Sessions of administrators. */
  tokens: string[]
  /** Emails of users without a session. */
  emails: string[]
}

/** Fills every area of an empty database with `recordsEach` records and logs `staff` administrators in. */
export async function fillDatabase(
  database: Database,
  { recordsEach, staff, areas }: { recordsEach: number; staff: number; areas?: readonly string[] },
): Promise<Filled> {
  const { db } = database
  const config = readConfig({ DEMO: '1', ADMIN_EMAIL: 'ana@example.com', ADMIN_PASSWORD: PASSWORD })
  await firstStart(database, config, content)
  // One hash for all, because computing one for each user would take minutes.
  const passwordHash = await hashPassword(PASSWORD)
  const filled = fixtures.filter(({ entity }) => areas?.includes(entity.area) ?? true)
  for (const { entity, records } of filled) {
    const hidden = entity.area === 'users' ? { passwordHash } : {}
    await fillArea(db, { entity, samples: records, recordsEach, hidden })
  }
  // Here every user can log in. Some samples are disabled, and none has a password.
  await db.update(users).set({ account: 'Active', passwordHash })
  const people = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .orderBy(users.createdAt, users.id)
  const administrators = people.slice(0, staff).map(({ id }) => id)
  await makeAdministrators(db, administrators)
  const tokens: string[] = []
  for (const id of administrators) tokens.push(await startSession(db, id, config))
  // Maintenance does this once an hour.
  await db.execute(sql`vacuum (analyze)`)
  return { tokens, emails: people.slice(staff).map(({ email }) => email) }
}

async function makeAdministrators(db: Db, ids: string[]) {
  const [role] = await db.select().from(roles).where(eq(roles.name, 'Administrator'))
  await db.update(users).set({ roleId: role?.id }).where(inArray(users.id, ids))
}
