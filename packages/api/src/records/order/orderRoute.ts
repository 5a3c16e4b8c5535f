import { acceptMove, type AreaCalls } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { auditRecords } from '../audit/auditRecords'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { loadRecord } from '../table/loadRecord'
import { announceRecords } from '../table/recordStore'
import { readableBy } from '../table/readableBy'
import type { RecordTable } from '../table/recordTable'
import { lockOrder, moveInTable } from './moveInTable'

/** Serves the call that moves a record within the order of its list, in one transaction with its audit entry. */
export function orderRoute(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  { order }: Pick<AreaCalls, 'order'>,
) {
  const { entity } = records
  const { ordered } = entity
  if (!ordered) return
  const audit = auditRecords(entity)
  serveCall(app, order, async (request) => {
    const move = acceptMove(entity, request.body)
    const session = sessionOf(request)
    return db.transaction(async (tx) => {
      await lockOrder(tx, records)
      const stored = await loadRecord(tx, readableBy(records, session), move.id)
      const { userId: readerId } = session
      const moving = { records, ordered, stored, readerId }
      const { isChanged, ...moved } = await moveInTable(tx, moving, move)
      if (isChanged) await announceRecords(tx, records)
      if (moved.position !== moved.from) await audit.moved(tx, request, stored, moved)
      return moved
    })
  })
}
