import { changePassword } from '@staff/forms/entities'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import type { Db } from '../db/database'
import { sessions, users } from '../db/schema'
import { acceptedBody } from '../http/accepted'
import { sessionOf } from '../http/access'
import { refused } from '../http/problem'
import { noContent, problem } from '../openapi/answers'
import { jsonSchema } from '../openapi/jsonSchema'
import type { LoginThrottle } from './loginThrottle'
import { hashPassword, verifyPassword } from './password'
import type { Session } from './sessions'

/** `POST /api/change-password`: the person's own password, which ends their other sessions. */
export function changePasswordRoute(app: FastifyInstance, db: Db, attempt: LoginThrottle) {
  app.post(
    '/api/change-password',
    { config: { access: 'signedIn' }, schema },
    async (request, reply) => {
      const { oldPassword, newPassword } = acceptedBody(changePassword.schema, request.body)
      const session = sessionOf(request)
      const thisAttempt = attempt(session.email, request.ip)
      await thisAttempt.refuseTooMany()
      const right = await verifyPassword(await hashOf(db, session.userId), oldPassword)
      // Asked again, because many guesses may have waited side by side for their turn.
      await thisAttempt.refuseTooMany()
      if (!right) {
        await thisAttempt.wrong()
        throw refused({ oldPassword: 'Old password is not right' })
      }
      await thisAttempt.right()
      await store(db, session, await hashPassword(newPassword))
      return reply.code(204).send()
    },
  )
}

async function hashOf(db: Db, userId: string): Promise<string | undefined> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  return user?.passwordHash
}

async function store(db: Db, { userId, tokenHash }: Session, passwordHash: string) {
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ passwordHash, ...UNCHANGED })
      .where(eq(users.id, userId))
    await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
  })
}

// Nothing that administrators see of the user has changed: their edits must not be refused as late.
const UNCHANGED = { version: sql`${users.version}`, updatedAt: sql`${users.updatedAt}` }

const schema = {
  summary: 'Change the own password',
  tags: ['session'],
  body: jsonSchema(changePassword.schema),
  response: {
    204: noContent('It is changed, and the other sessions of the person have ended.'),
    422: problem('A field is refused; `errors` has a message for each.'),
    429: problem('Too many wrong attempts; `Retry-After` says for how many seconds.'),
  },
}
