import {
  acceptQuery,
  areasOfTrash,
  listTrash as listTrashCall,
  type AreaCalls,
} from '@staff/contract'
import { and, ne, or, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import { allEntities } from '../table/areas'
import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import type { Session } from '../../identity/sessions/sessions'
import { isTrashReadable } from '../table/readableBy'
import type { RecordTable } from '../table/recordTable'
import { trash as trashTable } from '../table/trash.table'
import { countTrash, listTrash, type Keeping } from './listTrash'

/** Serves the call that lists what was deleted in an area, and until when it can be restored. */
export function trashRoute(
  app: FastifyInstance,
  db: Db,
  { entity }: RecordTable,
  { trash }: Pick<AreaCalls, 'trash'>,
  keeping: Keeping,
) {
  const areas = [entity.area]
  serveCall(app, trash, async (request) => {
    const limit = isTrashReadable(entity, sessionOf(request))
    const asked = { ...acceptQuery(trash, request.query), limit }
    const [counted] = await countTrash(db, areas, asked)
    return { records: await listTrash(db, areas, asked, keeping), total: counted?.count ?? 0 }
  })
}

/** `GET /api/trash`: what was deleted in all areas whose trash the caller can open. */
export function wholeTrashRoute(app: FastifyInstance, db: Db, keeping: Keeping) {
  serveCall(app, listTrashCall, async (request) => {
    const { area, ...asksFor } = acceptQuery(listTrashCall, request.query)
    const session = sessionOf(request)
    const { open, asked } = areasOfTrash(allEntities(), session, area)
    const search = { ...asksFor, limit: limitOf(session) }
    const areas = await countTrash(db, open, search)
    const found = areas.filter((each) => asked.includes(each.area))
    const total = found.reduce((sum, { count }) => sum + count, 0)
    const filled = found.filter(({ count }) => count > 0).map((each) => each.area)
    return { records: await listTrash(db, filled, search, keeping), total, areas }
  })
}

/** The condition on the trash of all areas: of an area whose records are of regions, only those that a person may read. */
function limitOf(session: Session): SQL | undefined {
  const limits = allEntities().map((entity) => {
    const limit = isTrashReadable(entity, session)
    return limit && or(ne(trashTable.area, entity.area), limit)
  })
  return and(...limits)
}
