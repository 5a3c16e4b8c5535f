import { acceptBody, logIn, logOut, Problem, sessionMessages } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { sessionOf } from '../access/authorize'
import { writeAuditEntry } from '../audit/writeAuditEntry'
import { changePasswordRoute, type PasswordChangeOptions } from '../passwords/changePasswordRoute'
import { confirmPasswordRoute } from '../passwords/confirmPasswordRoute'
import { createPasswordCheck } from '../passwords/passwordCheck'
import type { CodeCheck } from '../secondFactor/codeCheck'
import { endSession } from '../sessions/sessions'
import { createLogIn } from './createLogIn'
import { presentLogin } from './presentLogin'
import { secondStepRoute, type SecondStepOptions } from './secondStepRoute'
import { sessionRoutes } from './sessionRoutes'

export type LoginOptions = PasswordChangeOptions &
  Pick<SecondStepOptions, 'onRecoveryCode'> & { acceptCode: CodeCheck }

/** The routes of login and logout, of a person's password and of their sessions. */
export function loginRoutes(
  app: FastifyInstance,
  db: Db,
  config: Config,
  { onPasswordChanged, onRecoveryCode, acceptCode }: LoginOptions,
) {
  const attemptLogIn = createLogIn(db, config)
  const check = createPasswordCheck(db)
  changePasswordRoute(app, db, check, { onPasswordChanged })
  confirmPasswordRoute(app, db, { isCorrect: check, acceptCode })
  sessionRoutes(app, db, config)
  secondStepRoute(app, db, { limits: config, acceptCode, onRecoveryCode })

  // The session of the request, if any, is ignored: a login always starts a new one.
  serveCall(app, logIn, async (request) => {
    const login = await attemptLogIn(request, acceptBody(logIn, request.body))
    if (!login) throw new Problem(401, sessionMessages.wrongLogin)
    const { token, ticket, user } = login
    return token === undefined ? { ticket } : presentLogin(db, user, { token, isOn: false })
  })

  serveCall(app, logOut, (request) =>
    db.transaction(async (tx) => {
      await endSession(tx, sessionOf(request).tokenHash)
      await writeAuditEntry(tx, request, { action: 'logout', status: 204 })
    }),
  )
}
