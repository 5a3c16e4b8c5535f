import { changePassword } from '@staff/forms/content/entities'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { audited } from '../audit/audited'
import type { Db } from '../db/database'
import { acceptedBody } from '../requests/readQuery'
import { notLoggedIn, sessionOf } from '../access/access'
import { refused } from '../problems/problem'
import { answer, problem } from '../openapi/answers'
import { jsonSchema } from '../openapi/jsonSchema'
import { endOtherSessions } from '../sessions/ownSessions'
import { hashPassword } from './passwordHash'
import type { PasswordCheck } from './passwordCheck'
import { passwordProblem } from './passwordProblem'
import { renewToken } from '../sessions/sessions'
import { storePassword } from './storePassword'

/** `POST /api/change-password`: the person's own password, which ends their other sessions and renews this one's token. */
export function changePasswordRoute(app: FastifyInstance, db: Db, isRight: PasswordCheck) {
  const config = { access: 'signedIn', beforeOwnPassword: true } as const
  app.post('/api/change-password', { config, schema }, (request) => change(db, request, isRight))
}

async function change(db: Db, request: FastifyRequest, isRight: PasswordCheck) {
  const { oldPassword, newPassword } = acceptedBody(changePassword.schema, request.body)
  const session = sessionOf(request)
  const wrong = passwordProblem(newPassword, session)
  if (wrong) throw refused({ newPassword: `New password ${wrong}` })
  if (!(await isRight(session.userId, oldPassword)))
    throw refused({ oldPassword: 'Old password is not right' })
  return { token: await store(db, request, await hashPassword(newPassword)) }
}

async function store(db: Db, request: FastifyRequest, passwordHash: string): Promise<string> {
  const session = sessionOf(request)
  return db.transaction(async (tx) => {
    await storePassword(tx, session.userId, { passwordHash, passwordState: 'own' })
    await endOtherSessions(tx, session)
    await audited(tx, request, { action: 'change-password', status: 200 })
    const token = await renewToken(tx, session.tokenHash)
    // Nothing is stored for a session that has ended while the password was looked at.
    if (!token) throw notLoggedIn('Your session has ended. Please log in again.')
    return token
  })
}

const schema = {
  summary: 'Change the own password',
  tags: ['session'],
  body: jsonSchema(changePassword.schema),
  response: {
    200: answer(
      'It is changed, the other sessions of the person have ended, and this one goes on with a new token only.',
      { token: 'string' },
    ),
    422: problem('A field is refused; `errors` has a message for each.'),
    429: problem('Too many wrong attempts; `Retry-After` says for how many seconds.'),
  },
}
