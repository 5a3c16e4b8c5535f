import { sql } from 'drizzle-orm'

import type { Config } from '../config'
import type { Database, Db } from '../db/database'
import { users } from '../areas/users/users.table'
import { addPerson, addRoles, newPassword, type Login } from './people'
import { addSampleContent } from './sampleContent'

/** A login that this start made; its password is known only now. */
export interface NewLogin extends Login {
  who: string
}

/**
 * Fills what an empty database lacks: the two roles and the first administrator and, for a demonstration, sample content
 * and a person of the staff. Answers with the logins that nobody knows yet. All or nothing, and once: nodes that
 * start together take turns.
 */
export async function firstStart({ db }: Database, config: Config): Promise<NewLogin[]> {
  return db.transaction(async (tx) => {
    // Another node may be at it for longer than a request would wait.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const made: NewLogin[] = []
    if ((await tx.$count(users)) === 0) made.push(...(await addAdministrator(tx, config)))
    if (config.demo) {
      await addSampleContent(tx)
      if ((await tx.$count(users)) === 1) made.push(await addStaff(tx))
    }
    return made
  })
}

// A number beside the one that the migrations lock.
const LOCK = 7_240_815_002

async function addAdministrator(db: Db, config: Config): Promise<NewLogin[]> {
  const { adminEmail: email = 'admin@example.com', adminPassword } = config
  const password = adminPassword ?? newPassword()
  await addRoles(db)
  const passwordState = adminPassword ? 'own' : 'printed'
  await addPerson(db, { ...nameOf(email), email, password, role: 'Administrator', passwordState })
  // A password that the environment gave is known, and has no place on a screen or in a log.
  return adminPassword ? [] : [{ who: 'the first administrator', email, password }]
}

/** A name to begin with, which its owner can change: 'ana.moreno@example.com' is Ana Moreno. */
export function nameOf(email: string) {
  const [account = ''] = email.split(/[@+]/)
  const [firstName = '', ...others] = account
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { firstName: firstName || 'First', lastName: others.join(' ') || 'Administrator' }
}

async function addStaff(db: Db): Promise<NewLogin> {
  const person = { firstName: 'Robin', lastName: 'Ashdown', email: 'staff@example.com' }
  const password = newPassword()
  await addPerson(db, { ...person, password, role: 'Staff', passwordState: 'printed' })
  return { who: 'a person of the staff', email: person.email, password }
}
