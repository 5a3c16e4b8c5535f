import {
  acceptImport,
  acceptQuery,
  allAreaCalls,
  CSV_LIMITS,
  importMessages,
  Problem,
  type AcceptedImport,
  type ImportReport,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { allEntities } from '../table/areas'
import { sessionOf } from '../../identity/access/authorize'
import { writeAuditEntry, type AuditedRequest } from '../../identity/audit/writeAuditEntry'
import type { Db } from '../../platform/db/database'
import { respondWithProgress } from '../../platform/requests/progressResponse'
import { serveCall } from '../../platform/requests/serveCall'
import { handleError } from '../../platform/problems/handleError'
import { findEarlier, runOnce } from '../../platform/requests/idempotency'
import { createConcurrencyLimit } from '../../platform/throttle/concurrencyLimit'
import { createPersonalLimit } from '../../platform/throttle/personalLimit'
import { readableBy } from '../table/readableBy'
import { recordTable } from '../table/recordTable'
import type { ImportContext } from './importContext'
import { importRows } from './importRows'

// Each file needs memory, and each import a connection.
const atATime = createConcurrencyLimit(2, 10)
const begin = createPersonalLimit(1, importMessages.busyImports)

/** Serves the calls that import CSV files. They have their own parser, because no other call takes such a file. */
export async function importRoutes(app: FastifyInstance, db: Db) {
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler((error, request, reply) =>
    handleError(isTooLarge(error) ? tooLarge() : error, request, reply),
  )
  for (const entity of allEntities()) importRoute(app, db, entity)
}

function importRoute(app: FastifyInstance, db: Db, entity: AnyEntity) {
  const call = allAreaCalls(entity).import
  const records = recordTable(entity)
  serveCall(
    app,
    call,
    async (request, reply) => {
      if (!(request.body instanceof Uint8Array)) throw new Problem(415, importMessages.notCsv)
      const query = acceptQuery(call, request.query)
      if (query.outcome) return reply.send({ progress: [], ...(await outcomeOf(db, request)) })
      const end = begin(sessionOf(request).userId)
      try {
        return await atATime(() =>
          respondWithProgress(request, reply, async (steps) => {
            const file = acceptImport(entity, request.body, query)
            const context: ImportContext = {
              records: readableBy(records, sessionOf(request)),
              request,
              file,
              steps,
            }
            if (file.isPreview) {
              const tally = await importRows(db, context)
              return { report: tally.report(false) }
            }
            const { response, isRepeat } = await runOnce(db, request, async () => async (tx) => ({
              status: 200,
              headers: {},
              body: { report: await store(tx, context) },
            })).catch(asNotStored)
            if (isRepeat && !reply.sent) reply.header('idempotency-replayed', 'true')
            steps.onProgress(100)
            return Object(response.body)
          }),
        )
      } finally {
        end()
      }
    },
    { bodyLimit: CSV_LIMITS.bytes },
  )
}

/** What an earlier call has stored. The console reads it after a cancellation, which may have come too late. */
async function outcomeOf(db: Db, request: FastifyRequest): Promise<object> {
  const earlier = await findEarlier(db, request)
  return Object(earlier?.body)
}

/** Stores the rows of a file and an audit entry, in one transaction: all of it, or nothing. */
async function store(tx: Db, context: ImportContext): Promise<ImportReport> {
  const { records, request, file, steps } = context
  const tally = await importRows(tx, context)
  if (tally.hasRefused && !file.isPartial) throw new NotStored(tally.report(false))
  const report = tally.report(true)
  await auditImport(tx, request, records.entity, file, report)
  // The client that cancelled was told that nothing is stored.
  steps.signal.throwIfAborted()
  return report
}

async function auditImport(
  tx: Db,
  request: AuditedRequest,
  { area }: AnyEntity,
  { rows }: AcceptedImport,
  { created, changed, refused }: ImportReport,
) {
  const counts = { rows: rows.length, created, changed, refused: refused.length }
  const changes = Object.fromEntries(
    Object.entries(counts).map(([name, to]) => [name, { from: null, to }]),
  )
  await writeAuditEntry(tx, request, { action: 'import', status: 200, area, changes })
}

/** Rolls a transaction back, because rows are refused and the person wants all or none. */
class NotStored extends Error {
  override name = 'NotStored'

  constructor(readonly report: ImportReport) {
    super('Rows are refused')
  }
}

function asNotStored(error: unknown) {
  if (!(error instanceof NotStored)) throw error
  const body = { report: error.report }
  return { response: { status: 200, headers: {}, body }, isRepeat: false }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
}

function tooLarge(): Problem {
  return new Problem(413, importMessages.tooLarge(CSV_LIMITS.bytes / 1024 / 1024))
}
