import { acceptBody, logIn, logOut, Problem, sessionMessages } from '@staff/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { writeAuditEntry } from '../audit/writeAuditEntry'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { sessionOf } from '../access/authorize'
import { serveCall } from '../../platform/requests/serveCall'
import { changePasswordRoute, type PasswordChangeOptions } from '../passwords/changePasswordRoute'
import { createLogIn } from './createLogIn'
import { confirmPasswordRoute } from '../passwords/confirmPasswordRoute'
import { createPasswordCheck } from '../passwords/passwordCheck'
import { sessionRoutes } from './sessionRoutes'
import { endSession } from '../sessions/sessions'

/** The routes of login and logout, of a person's password and of their sessions. */
export function loginRoutes(
  app: FastifyInstance,
  db: Db,
  config: Config,
  { onPasswordChanged }: PasswordChangeOptions,
) {
  const attemptLogIn = createLogIn(db, config)
  const check = createPasswordCheck(db)
  changePasswordRoute(app, db, check, { onPasswordChanged })
  confirmPasswordRoute(app, db, check)
  sessionRoutes(app, db, config)

  serveCall(app, logIn, (request) => handleLogin(request))

  serveCall(app, logOut, (request) =>
    db.transaction(async (tx) => {
      await endSession(tx, sessionOf(request).tokenHash)
      await writeAuditEntry(tx, request, { action: 'logout', status: 204 })
    }),
  )

  // The session of the request, if any, is ignored: a login always starts a new one.
  async function handleLogin(request: FastifyRequest) {
    const login = await attemptLogIn(request, acceptBody(logIn, request.body))
    if (!login) throw new Problem(401, sessionMessages.wrongLogin)
    const { token, user } = login
    return {
      token,
      userId: user.id,
      roleTypeId: user.roleTypeId,
      rights: user.rights,
      name: `${user.firstName} ${user.lastName}`,
      passwordState: user.passwordState,
      draftKey: user.draftKey,
      message: sessionMessages.welcome(user.firstName),
    }
  }
}
