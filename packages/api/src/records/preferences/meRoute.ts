import { readMe, readRights } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { standingOf } from '../../identity/secondFactor/factorStore'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { preferencesFor, withPreferences } from './readPreferences'

/** `GET /api/me`: the person of the session and their preferences, read in one statement; who has a second factor costs another. `GET /api/me/rights`: what they may do. */
export function meRoute(app: FastifyInstance, db: Db, { trashDays }: Pick<Config, 'trashDays'>) {
  serveCall(
    app,
    readMe,
    async (request) => {
      const session = sessionOf(request)
      const { userId, name, email, roleTypeId, roleName, rights, passwordState } = session
      const secondFactor = await standingOf(db, userId, session.secondFactor)
      const preferences = preferencesFor(session, request.read)
      const person = { userId, name, email, roleTypeId, roleName, rights, passwordState }
      return { ...person, secondFactor, preferences, trashDays }
    },
    withPreferences,
  )

  serveCall(app, readRights, async (request) => {
    const { roleTypeId, rights } = sessionOf(request)
    return { roleTypeId, ...rights }
  })
}
