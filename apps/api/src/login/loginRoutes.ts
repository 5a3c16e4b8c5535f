import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import type { Config } from '../config'
import type { Db } from '../db/database'
import { roles, users } from '../db/schema'
import { acceptedBody } from '../http/accepted'
import { sessionOf } from '../http/access'
import { Problem } from '../http/problem'
import { changePasswordRoute } from './changePasswordRoute'
import { normalEmail } from './email'
import { credentials, loginSchema, logoutSchema, meSchema } from './loginDescriptions'
import { createLoginThrottle } from './loginThrottle'
import { verifyPassword } from './password'
import { endSession, startSession } from './sessions'

/** The calls of a session: log in, log out, who am I, and another password. */
export function loginRoutes(app: FastifyInstance, db: Db, config: Config) {
  const attempt = createLoginThrottle()
  changePasswordRoute(app, db, attempt)

  app.post(
    '/api/login',
    { config: { access: 'public' }, schema: loginSchema },
    async ({ body, ip }) => {
      const { username, password } = acceptedBody(credentials, body)
      const email = normalEmail(username)
      const thisAttempt = attempt(email, ip)
      await thisAttempt.refuseTooMany()
      const user = await findUser(db, email)
      const right = await verifyPassword(user?.passwordHash, password)
      // Asked again, because many guesses may have waited side by side for their turn.
      await thisAttempt.refuseTooMany()
      if (!user || !right) {
        await thisAttempt.wrong()
        throw new Problem(401, 'The email or the password is not right.')
      }
      await thisAttempt.right()
      return {
        token: await startSession(db, user.id, config),
        userId: user.id,
        roleTypeId: user.roleTypeId,
        name: `${user.firstName} ${user.lastName}`,
        message: `Welcome back, ${user.firstName}`,
      }
    },
  )

  app.post(
    '/api/logout',
    { config: { access: 'signedIn' }, schema: logoutSchema },
    async (request, reply) => {
      await endSession(db, sessionOf(request).tokenHash)
      return reply.code(204).send()
    },
  )

  app.get('/api/me', { config: { access: 'signedIn' }, schema: meSchema }, (request) => {
    const { userId, name, email, roleTypeId, roleName } = sessionOf(request)
    return Promise.resolve({ userId, name, email, roleTypeId, roleName })
  })
}

async function findUser(db: Db, email: string) {
  const [user] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      passwordHash: users.passwordHash,
      roleTypeId: roles.roleTypeId,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(eq(users.email, email))
  return user
}
