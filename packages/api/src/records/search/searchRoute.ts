import { acceptQuery, search, searchableEntities } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { allEntities } from '../table/areas'
import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { readableBy } from '../table/readableBy'
import { recordTable } from '../table/recordTable'
import { findByTitle } from './findByTitle'

/** `GET /api/search`: the records of allEntities() areas that the user can read, found by their titles. */
export function searchRoute(app: FastifyInstance, db: Db) {
  serveCall(app, search, async (request) => {
    const { q } = acceptQuery(search, request.query)
    const session = sessionOf(request)
    const searched = searchableEntities(allEntities(), session).map((entity) =>
      readableBy(recordTable(entity), session),
    )
    return { results: await findByTitle(db, searched, q) }
  })
}
