import { changePassword } from '@staff/forms/entities'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { audited } from '../audit/audited'
import type { Db } from '../db/database'
import { users } from '../db/schema'
import { acceptedBody } from '../http/accepted'
import { sessionOf } from '../http/access'
import { refused } from '../http/problem'
import { noContent, problem } from '../openapi/answers'
import { jsonSchema } from '../openapi/jsonSchema'
import { createLimit } from '../throttle/limit'
import { endOtherSessions } from './ownSessions'
import { hashPassword, verifyPassword } from './password'
import { passwordProblem } from './passwordProblem'

/** `POST /api/change-password`: the person's own password, which ends their other sessions. */
export function changePasswordRoute(app: FastifyInstance, db: Db) {
  // For each person and from wherever they call: somebody else's session is a place to guess from, too.
  const attempts = createLimit(db, { name: 'change-password', most: 10, seconds: 15 * 60 })

  app.post(
    '/api/change-password',
    { config: { access: 'signedIn' }, schema },
    async (request, reply) => {
      const { oldPassword, newPassword } = acceptedBody(changePassword.schema, request.body)
      const session = sessionOf(request)
      const wrong = passwordProblem(newPassword, session)
      if (wrong) throw refused({ newPassword: `New password ${wrong}` })
      await attempts.take(session.userId)
      const stored = await hashOf(db, session.userId)
      const right = await verifyPassword(stored, oldPassword).catch(async (error: unknown) => {
        await attempts.giveBack(session.userId)
        throw error
      })
      if (!right) throw refused({ oldPassword: 'Old password is not right' })
      await attempts.forget(session.userId)
      await store(db, request, await hashPassword(newPassword))
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

async function store(db: Db, request: FastifyRequest, passwordHash: string) {
  const session = sessionOf(request)
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ passwordHash, ...UNCHANGED })
      .where(eq(users.id, session.userId))
    await endOtherSessions(tx, session)
    await audited(tx, request, { action: 'change-password', status: 204 })
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
