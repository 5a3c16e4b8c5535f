import { acceptQuery, search, searchableEntities } from '@staff/contract'
import { entities } from '@staff/forms/content/entities'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { recordTable } from '../table/recordTable'
import { findByTitle } from './findByTitle'

/** `GET /api/search`: the records of all areas that the user can read, found by their titles. */
export function searchRoute(app: FastifyInstance, db: Db) {
  serveCall(app, search, async (request) => {
    const { q } = acceptQuery(search, request.query)
    const searched = searchableEntities(entities, sessionOf(request))
    return { results: await findByTitle(db, searched.map(recordTable), q) }
  })
}
