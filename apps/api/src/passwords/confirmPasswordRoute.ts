import { confirmPassword } from '@staff/forms/content/entities'
import type { FastifyInstance } from 'fastify'

import { audited } from '../audit/audited'
import type { Db } from '../db/database'
import { acceptedBody } from '../requests/readQuery'
import { sessionOf } from '../access/access'
import { refused } from '../problems/problem'
import { noContent, problem } from '../openapi/answers'
import { jsonSchema } from '../openapi/jsonSchema'
import { confirmSession } from './confirmation'
import type { PasswordCheck } from './passwordCheck'

/** `POST /api/confirm-password`: the person types their password again, for what needs more than a session. */
export function confirmPasswordRoute(app: FastifyInstance, db: Db, isRight: PasswordCheck) {
  app.post(
    '/api/confirm-password',
    { config: { access: 'administrator' }, schema },
    async (request, reply) => {
      const { password } = acceptedBody(confirmPassword.schema, request.body)
      const session = sessionOf(request)
      if (!(await isRight(session.userId, password)))
        throw refused({ password: 'Password is not right' })
      await db.transaction(async (tx) => {
        await confirmSession(tx, session)
        await audited(tx, request, { action: 'confirm-password', status: 204 })
      })
      return reply.code(204).send()
    },
  )
}

const schema = {
  summary: 'Confirm the own password',
  description:
    'Opens, in this session and for five minutes, what answers 403 with the code `confirmation-required`.',
  tags: ['session'],
  body: jsonSchema(confirmPassword.schema),
  response: {
    204: noContent('It is right.'),
    422: problem('It is not right; `errors` says so at `password`.'),
    429: problem('Too many wrong attempts; `Retry-After` says for how many seconds.'),
  },
}
