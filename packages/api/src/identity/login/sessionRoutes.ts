import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  Problem,
  RECORD_ID,
  sessionMessages,
} from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { writeAuditEntry } from '../audit/writeAuditEntry'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { sessionOf } from '../access/authorize'
import { serveCall } from '../../platform/requests/serveCall'
import { endOther, endOwn, ownSessions } from '../sessions/ownSessions'

/** The routes with which people list and end their own sessions. */
export function sessionRoutes(app: FastifyInstance, db: Db, limits: Config) {
  serveCall(app, listOwnSessions, (request) =>
    ownSessions(db, sessionOf(request), limits).then((sessions) => ({ sessions })),
  )

  serveCall(app, endOtherSessions, async (request) => {
    await db.transaction(async (tx) => {
      await endOther(tx, sessionOf(request))
      await writeAuditEntry(tx, request, { action: 'end-session', status: 204, area: 'sessions' })
    })
  })

  serveCall(app, endOwnSession, async (request) => {
    const { id } = request.params
    const record = { id, title: '' }
    const ended = await db.transaction(async (tx) => {
      const isEnded = RECORD_ID.test(id) && (await endOwn(tx, sessionOf(request), id))
      const act = { action: 'end-session', status: 204, area: 'sessions', record } as const
      if (isEnded) await writeAuditEntry(tx, request, act)
      return isEnded
    })
    if (!ended) throw new Problem(404, sessionMessages.noSuchSession)
  })
}
