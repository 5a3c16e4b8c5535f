import { capitalize } from '@staff/entity'
import { sql } from 'drizzle-orm'

import type { Content } from '../content/content'
import type { Config } from '../../platform/config/config'
import type { Database, Db } from '../../platform/db/database'
import { users } from '../../identity/users/users.table'
import { passwordProblem } from '../../identity/passwords/passwordProblem'
import { StartError } from '../../platform/problems/startError'
import { addPerson, addRoles, type Login } from './people'
import { newPassword } from '../../identity/passwords/newPassword'

/** A login that this start created. Its password is stored only as a hash, so it must be printed now. */
export interface NewLogin extends Login {
  /** The user in words, such as 'the first administrator'. */
  who: string
}

/**
 * Adds to an empty database the two roles and the first administrator and, with DEMO, sample content and a staff user.
 * Resolves to the logins with generated passwords. Runs in one transaction; nodes that start together take turns.
 */
export async function firstStart(
  { db }: Database,
  config: Config,
  { samples }: Pick<Content, 'samples'>,
): Promise<NewLogin[]> {
  return db.transaction(async (tx) => {
    // Another node can hold the lock for longer than the time limit of a request.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const logins: NewLogin[] = []
    if ((await tx.$count(users)) === 0) logins.push(...(await addAdministrator(tx, config)))
    if (config.demo) {
      const { addSampleContent } = await import('./sampleContent')
      if (samples) await addSampleContent(tx, await samples())
      if ((await tx.$count(users)) === 1) logins.push(await addStaff(tx))
    }
    return logins
  })
}

// An advisory lock next to `MIGRATIONS_LOCK`.
const LOCK = 7_240_815_002

async function addAdministrator(db: Db, config: Config): Promise<NewLogin[]> {
  const { adminEmail: email = 'admin@example.com', adminPassword } = config
  const password = adminPassword ?? newPassword()
  const reason = adminPassword && passwordProblem(adminPassword, { name: '', email })
  if (reason) throw new StartError(`ADMIN_PASSWORD ${reason}.`)
  await addRoles(db)
  const passwordState = adminPassword ? 'own' : 'printed'
  await addPerson(db, { ...nameOf(email), email, password, role: 'Administrator', passwordState })
  // The operator knows a password from the environment, so it is neither printed nor logged.
  return adminPassword ? [] : [{ who: 'the first administrator', email, password }]
}

/** A first name for the account, derived from the email: 'ana.moreno@example.com' is Ana Moreno. */
export function nameOf(email: string) {
  const [account = ''] = email.split(/[@+]/)
  const [firstName = '', ...others] = account
    .split(/[._-]+/)
    .filter(Boolean)
    .map(capitalize)
  return { firstName: firstName || 'First', lastName: others.join(' ') || 'Administrator' }
}

async function addStaff(db: Db): Promise<NewLogin> {
  const person = { firstName: 'Robin', lastName: 'Ashdown', email: 'staff@example.com' }
  const password = newPassword()
  await addPerson(db, { ...person, password, role: 'Staff', passwordState: 'printed' })
  return { who: 'a person of the staff', email: person.email, password }
}
