import { acceptQuery, type AreaCalls } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import type { Config } from '../../config'
import type { Db } from '../../db/database'
import { serveCall } from '../../http/serveCall'
import type { RecordTable } from '../table/recordTable'
import { listTrash } from './findTrashed'

const DAY = 24 * 60 * 60_000

/** Serves the call that lists what was deleted, and until when it can be restored. */
export function trashRoute(
  app: FastifyInstance,
  db: Db,
  { entity }: RecordTable,
  { trash }: Pick<AreaCalls, 'trash'>,
  { trashDays }: Pick<Config, 'trashDays'>,
) {
  const expiryOf = (deletedAt: Date) =>
    trashDays > 0 ? new Date(deletedAt.getTime() + trashDays * DAY) : null
  serveCall(app, trash, async ({ query }) => {
    const { records, total } = await listTrash(db, entity, acceptQuery(trash, query))
    return {
      records: records.map(({ deletedAt, ...about }) =>
        Object.assign(about, { deletedAt, expiresAt: expiryOf(deletedAt) }),
      ),
      total,
    }
  })
}
