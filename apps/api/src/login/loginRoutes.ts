import type { FastifyInstance, FastifyRequest } from 'fastify'

import { audited } from '../audit/audited'
import type { Config } from '../config'
import type { Db } from '../db/database'
import { acceptedBody } from '../requests/readQuery'
import { sessionOf } from '../access/access'
import { Problem } from '../problems/problem'
import { changePasswordRoute } from '../passwords/changePasswordRoute'
import { createLogIn } from './createLogIn'
import { confirmPasswordRoute } from '../passwords/confirmPasswordRoute'
import { createPasswordCheck } from '../passwords/passwordCheck'
import { credentials, loginSchema, logoutSchema, meSchema } from './loginDescriptions'
import { sessionRoutes } from '../sessions/sessionRoutes'
import { endSession } from '../sessions/sessions'

/** The calls of a session: log in, log out, who am I, another password, and where else the person is logged in. */
export function loginRoutes(app: FastifyInstance, db: Db, config: Config) {
  const logIn = createLogIn(db, config)
  const check = createPasswordCheck(db)
  changePasswordRoute(app, db, check)
  confirmPasswordRoute(app, db, check)
  sessionRoutes(app, db, config)

  const login = { config: { access: 'public' }, schema: loginSchema } as const
  app.post('/api/login', login, (request) => answerLogin(request))

  app.post(
    '/api/logout',
    { config: { access: 'signedIn', beforeOwnPassword: true }, schema: logoutSchema },
    async (request, reply) => {
      await db.transaction(async (tx) => {
        await endSession(tx, sessionOf(request).tokenHash)
        await audited(tx, request, { action: 'logout', status: 204 })
      })
      return reply.code(204).send()
    },
  )

  const me = { config: { access: 'signedIn', beforeOwnPassword: true }, schema: meSchema } as const
  app.get('/api/me', me, (request) => {
    const { userId, name, email, roleTypeId, roleName, passwordState } = sessionOf(request)
    return Promise.resolve({ userId, name, email, roleTypeId, roleName, passwordState })
  })

  // A session of the caller's is not looked at: a login begins one of its own.
  async function answerLogin(request: FastifyRequest) {
    const made = await logIn(request, acceptedBody(credentials, request.body))
    if (!made) throw new Problem(401, 'The email or the password is not right.')
    const { token, user } = made
    return {
      token,
      userId: user.id,
      roleTypeId: user.roleTypeId,
      name: `${user.firstName} ${user.lastName}`,
      passwordState: user.passwordState,
      draftKey: user.draftKey,
      message: `Welcome back, ${user.firstName}`,
    }
  }
}
