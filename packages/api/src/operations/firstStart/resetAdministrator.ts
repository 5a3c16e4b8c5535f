import { ADMINISTRATOR, normalEmail } from '@staff/contract'
import { user } from '@staff/entity/people'
import { asc, eq } from 'drizzle-orm'

import { revisionOf } from '../../records/audit/recordActs'
import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import type { Database, Db } from '../../platform/db/database'
import { roles } from '../../identity/users/roles.table'
import { users } from '../../identity/users/users.table'
import type { Changes } from '../../identity/audit/audit.table'
import { newPassword } from '../../identity/passwords/newPassword'
import { endSessionsOf } from '../../identity/sessions/ownSessions'
import { hashPassword } from '../../identity/passwords/passwordHash'
import { removeFactor } from '../../identity/secondFactor/factorStore'
import { storePassword } from '../../identity/passwords/storePassword'
import { StartError } from '../../platform/problems/startError'
import { recordTable, selectionOf } from '../../records/table/recordTable'
import { toRecord, type StoredRecord } from '../../records/table/storedRecord'

/** The new credentials of an administrator. */
export interface Reset {
  email: string
  /** A one-time password. */
  password: string
  /** Whether the account was disabled before. */
  isEnabled: boolean
}

/**
 * Sets a one-time password for an administrator, takes the second factor away, enables the account and ends its sessions. Throws a StartError, and changes
 * nothing, if no administrator has this email.
 */
export async function resetAdministrator({ db }: Database, typed: string): Promise<Reset> {
  const email = normalEmail(typed)
  const administrators = await listAdministrators(db)
  const person = administrators.find((each) => each.email === email)
  if (!person) throw new StartError(noSuchAdministrator(typed, administrators))
  const isEnabled = person.account === 'Disabled'
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const enabled = isEnabled ? await enable(tx, person.id) : undefined
    await storePassword(tx, person.id, { passwordHash, passwordState: 'given' })
    await removeFactor(tx, person.id)
    await endSessionsOf(tx, person.id)
    const record = { id: person.id, title: `${person.firstName} ${person.lastName}` }
    const changes: Changes = isEnabled ? { account: { from: 'Disabled', to: 'Active' } } : {}
    const by = { userId: null, name: 'npm run reset-admin' }
    const act = { action: 'set-password', status: 200, area: 'users', record, changes, by } as const
    await writeAuditEntry(
      tx,
      { session: null, ip: '', id: 'reset-admin' },
      { ...act, ...(enabled && revisionOf(user, enabled, 'changed')) },
    )
  })
  return { email, password, isEnabled }
}

/** Enables an account. Resolves to the changed record. */
async function enable(tx: Db, id: string): Promise<StoredRecord | undefined> {
  const [row] = await tx
    .update(users)
    .set({ account: 'Active' })
    .where(eq(users.id, id))
    .returning(selectionOf(recordTable(user)))
  return row && toRecord(row)
}

function listAdministrators(db: Db) {
  return db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      account: users.account,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(eq(roles.roleTypeId, ADMINISTRATOR))
    .orderBy(asc(users.email))
}

function noSuchAdministrator(
  typed: string,
  administrators: { email: string; account: string }[],
): string {
  if (administrators.length === 0)
    return 'There is no administrator yet: start the server, which makes the first one and prints the login.'
  const lines = administrators.map(
    ({ email, account }) => `  ${email}${account === 'Disabled' ? ' (disabled)' : ''}`,
  )
  return [
    `No administrator has the email "${typed}", and nothing was changed. Administrators are`,
    ...lines,
    'Call the command with one of these emails.',
  ].join('\n')
}
