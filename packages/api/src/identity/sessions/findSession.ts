import { factorState } from '@staff/contract'
import { rightsOf } from '@staff/entity'
import { and, eq, gt, sql, type SQL } from 'drizzle-orm'

import { roles } from '../users/roles.table'
import { users, type PasswordState } from '../users/users.table'
import type { Db } from '../../platform/db/database'
import { createStatement, createStatements } from '../../platform/db/statement'
import type { Reading } from '../../platform/requests/reading'
import { secondFactors } from '../secondFactor/secondFactors.table'
import { sessions } from './sessions.table'
import { hashOf } from '../../platform/secrets/tokens'
import { LAST_SEEN_INTERVAL_MS, type Session, type SessionLimits } from './sessions'

/** A session, and what was read with it: null for an expression without a result. */
export interface Found {
  session: Session
  read: string | null
}

interface FindOptions {
  /** What to read together with the session. */
  reading?: Reading | undefined
  /**
   * Whether the session lasts longer because of the call.
   * @default true
   */
  extends?: boolean
}

/** The active session of a token, if there is one. Extends the session. */
export async function findSession(
  db: Db,
  token: string,
  limits: SessionLimits,
  { reading, extends: isExtended = true }: FindOptions = {},
): Promise<Found | undefined> {
  const tokenHash = hashOf(token)
  const now = Date.now()
  const statement = statements(reading?.key ?? '', () => sessionStatement(reading))
  const [found] = await statement.run(db, {
    ...reading?.values,
    tokenHash,
    seenAfter: new Date(now - limits.sessionIdleMs).toISOString(),
    createdAfter: new Date(now - limits.sessionEndMs).toISOString(),
  })
  if (!found) return undefined
  const { firstName, lastName, created, lastSeen, confirmed, read, rights, ...more } = found
  const { hasFactor: isOn, factorFrom: from, ...person } = more
  const stays = !isExtended || lastSeen >= now - LAST_SEEN_INTERVAL_MS
  if (!stays)
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(now) })
      .where(eq(sessions.tokenHash, tokenHash))
  const session = {
    tokenHash,
    ...person,
    name: `${firstName} ${lastName}`,
    rights: rightsOf(rights),
    secondFactor: { state: factorState({ isOn, from }, new Date(now)), from },
    confirmedAt: confirmed === null ? null : new Date(confirmed),
    idleEndsAt: new Date((stays ? lastSeen : now) + limits.sessionIdleMs),
    endsAt: new Date(created + limits.sessionEndMs),
  }
  return { session, read }
}

/** Times are in milliseconds since 1970. */
interface Row {
  id: string
  userId: string
  firstName: string
  lastName: string
  email: string
  roleTypeId: number
  roleName: string
  rights: unknown
  passwordState: PasswordState
  hasFactor: boolean
  factorFrom: string | null
  created: number
  lastSeen: number
  confirmed: number | null
  read: string | null
}

const statements = createStatements<Row>()

function sessionStatement(reading: Reading | undefined) {
  const { id, createdAt, lastSeenAt, confirmedAt, tokenHash, userId } = sessions
  const isActive = and(
    eq(tokenHash, sql.placeholder('tokenHash')),
    eq(users.account, 'Active'),
    gt(lastSeenAt, sql`${sql.placeholder('seenAfter')}::timestamptz`),
    gt(createdAt, sql`${sql.placeholder('createdAfter')}::timestamptz`),
  )
  return createStatement<Row>(
    sql`select ${id} as id, ${users.id} as "userId", ${users.firstName} as "firstName",
        ${users.lastName} as "lastName", ${users.email} as email, ${users.passwordState} as "passwordState",
        ${roles.roleTypeId} as "roleTypeId", ${roles.name} as "roleName", ${roles.rights} as rights,
        ${secondFactors.since} is not null as "hasFactor", ${roles.secondFactorFrom}::text as "factorFrom",
        ${msOf(createdAt)} as created,
        ${msOf(lastSeenAt)} as "lastSeen", ${msOf(confirmedAt)} as confirmed,
        ${reading ? reading.expression() : sql`null`} as read
      from ${sessions} join ${users} on ${users.id} = ${userId} join ${roles} on ${roles.id} = ${users.roleId}
        left join ${secondFactors} on ${secondFactors.userId} = ${users.id}
      where ${isActive}`,
    { isPrepared: reading?.isPrepared ?? true },
  )
}

function msOf(column: unknown): SQL {
  return sql`(extract(epoch from ${column}) * 1000)::float8`
}
