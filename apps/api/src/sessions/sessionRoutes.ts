import type { FastifyInstance } from 'fastify'

import { audited } from '../audit/audited'
import type { Config } from '../config'
import type { Db } from '../db/database'
import { sessionOf } from '../access/access'
import { Problem } from '../problems/problem'
import { json, noContent, objectOf, problem } from '../openapi/answers'
import { RECORD_ID } from '../records/table/recordTable'
import { endOtherSessions, endOwnSession, ownSessions } from './ownSessions'

/** The calls by which people see and end their own sessions, and nobody else's. */
export function sessionRoutes(app: FastifyInstance, db: Db, limits: Config) {
  const config = { access: 'signedIn', beforeOwnPassword: true } as const

  app.get('/api/sessions', { config, schema: listSchema }, (request) =>
    ownSessions(db, sessionOf(request), limits).then((sessions) => ({ sessions })),
  )

  app.delete('/api/sessions', { config, schema: endOthersSchema }, async (request, reply) => {
    await db.transaction(async (tx) => {
      await endOtherSessions(tx, sessionOf(request))
      await audited(tx, request, { action: 'end-session', status: 204, area: 'sessions' })
    })
    return reply.code(204).send()
  })

  app.delete<{ Params: { id: string } }>(
    '/api/sessions/:id',
    { config, schema: endSchema },
    async (request, reply) => {
      const { id } = request.params
      const record = { id, title: '' }
      const ended = await db.transaction(async (tx) => {
        const had = RECORD_ID.test(id) && (await endOwnSession(tx, sessionOf(request), id))
        const act = { action: 'end-session', status: 204, area: 'sessions', record } as const
        if (had) await audited(tx, request, act)
        return had
      })
      if (!ended) throw new Problem(404, 'There is no such session. It may have ended.')
      return reply.code(204).send()
    },
  )
}

const tags = ['session']
const moment = { type: 'string', format: 'date-time' }

const ownSession = objectOf({
  id: { type: 'string', description: 'Names the session; it opens nothing.' },
  startedAt: moment,
  lastSeenAt: { ...moment, description: 'Within a minute.' },
  address: { type: 'string', description: 'Where it was started from.' },
  device: { type: 'string', description: 'The browser in plain words: Firefox on Windows.' },
  current: { type: 'boolean', description: 'Whether this call is made in it.' },
})

const listSchema = {
  summary: 'Where the person is logged in',
  tags,
  response: {
    200: json(
      'The living sessions of the person, the one last used first.',
      objectOf({ sessions: { type: 'array', items: ownSession } }),
    ),
  },
}

const endOthersSchema = {
  summary: 'End all sessions of the person but this one',
  tags,
  response: { 204: noContent('They have ended.') },
}

const endSchema = {
  summary: 'End one session of the person',
  tags,
  params: objectOf({ id: 'string' }),
  response: {
    204: noContent('It has ended.'),
    404: problem('The person has no such session.'),
  },
}
