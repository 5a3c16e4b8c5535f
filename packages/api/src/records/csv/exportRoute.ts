import { Readable } from 'node:stream'

import { acceptQuery, exportColumns, exportMessages, type AreaCalls } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { createPersonalLimit } from '../../platform/throttle/personalLimit'
import { readableBy } from '../table/readableBy'
import type { RecordTable } from '../table/recordTable'
import { exportRows } from './exportRows'
import { findIds } from './findIds'

/** How many exports a person may run at a time on this node. */
const MAX_EXPORTS = 2

const begin = createPersonalLimit(MAX_EXPORTS, exportMessages.busyExports)

/** Serves the call that exports the records of a list. The file is written while the records are read, so it is never in memory. */
export function exportRoute(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  calls: Pick<AreaCalls, 'export'>,
) {
  const { entity } = records
  const { area } = entity
  serveCall(app, calls.export, async (request, reply) => {
    const query = acceptQuery(calls.export, request.query)
    const end = begin(sessionOf(request).userId)
    try {
      const own = readableBy(records, sessionOf(request))
      const ids = await findIds(db, own, { ...query, page: 1, pageSize: 1 })
      // An export is audited, although it writes nothing.
      const record = { id: '', title: '' }
      const changes = { records: { from: null, to: ids.count } }
      await writeAuditEntry(db, request, { action: 'export', status: 200, area, record, changes })
      const columns = exportColumns(entity, query.columns)
      const file = Readable.from(exportRows(db, own, columns, ids), { objectMode: false })
      file.once('close', end)
      const name = `${area}-${new Date().toISOString().slice(0, 10)}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file)
    } catch (error) {
      end()
      throw error
    }
  })
}
