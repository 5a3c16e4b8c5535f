import { areaCalls, entityTag, noSuchRecord } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { sessionOf } from '../identity/access/authorize'
import type { Config } from '../platform/config/config'
import type { Db } from '../platform/db/database'
import type { Reading } from '../platform/requests/reading'
import { sendJson } from '../platform/requests/sendJson'
import { serveCall } from '../platform/requests/serveCall'
import { rememberQueries } from './acceptedQueries'
import { addressRoutes } from './addresses/addressRoutes'
import { bulkRoute } from './bulk/bulkRoute'
import { exportRoute } from './csv/exportRoute'
import { historyRoutes } from './history/historyRoutes'
import { orderRoute } from './order/orderRoute'
import { addRecordType } from './recordType'
import { liveRoutes } from './liveRoutes'
import { reviewRoutes } from './reviewRoutes'
import { previewRoutes } from './preview/previewRoutes'
import { removeRoute } from './removeRoute'
import { createCountStore } from './lists/keptCounts'
import {
  pageReading,
  readAlone,
  recordReading,
  rememberTotal,
  type PageReading,
} from './lists/recordReadings'
import { readableBy } from './table/readableBy'
import { recordTable, type RecordTable } from './table/recordTable'
import { trashRoute } from './trash/trashRoute'
import { usesRoute } from './uses/usesRoute'
import { writeRoutes } from './writeRoutes'

/** Serves the calls of an entity: list, read and export, and create, change and delete if any role can write. */
export function recordRoutes(
  app: FastifyInstance,
  db: Db,
  entity: AnyEntity,
  config: Pick<Config, 'mail' | 'trashDays' | 'previewUrl' | 'website'>,
) {
  const records = recordTable(entity)
  const calls = areaCalls(entity)
  const acceptList = rememberQueries(calls.list)
  addRecordType(app, entity)

  const counts = createCountStore()
  const readings = new WeakMap<FastifyRequest, PageReading>()
  const readingOfList = (request: FastifyRequest) => {
    const reading = pageReading(records, acceptList(request), counts)
    readings.set(request, reading)
    return reading
  }
  serveCall(
    app,
    calls.list,
    async (request, reply) => {
      const own = readableBy(records, sessionOf(request))
      const known = own.limit ? undefined : readings.get(request)
      const reading = known ?? pageReading(own, acceptList(request), counts)
      const page = reading.pageOf((await readOnce(request, own, reading)) ?? '')
      rememberTotal(records, reading, page)
      return sendJson(request, reply, page)
    },
    { readingOf: readingOfList },
  )

  serveCall(
    app,
    calls.read,
    async (request, reply) => {
      const own = readableBy(records, sessionOf(request))
      const reading = recordReading(own, request.params.id)
      const read = reading && (await readOnce(request, own, reading))
      if (typeof read !== 'string') throw noSuchRecord(entity)
      reply.header('etag', entityTag({ version: versionIn(read) }))
      return reply.type('application/json; charset=utf-8').send(read)
    },
    {
      readingOf: ({ params }) => recordReading(records, String(Reflect.get(Object(params), 'id'))),
    },
  )

  /** What was read with the session. That is of all regions, so somebody for some of them reads again. */
  async function readOnce({ read }: FastifyRequest, { limit }: RecordTable, reading: Reading) {
    return limit ? readAlone(db, reading) : (read ?? readAlone(db, reading))
  }

  writeRoutes(app, db, records, { config, calls })
  removeRoute(app, db, records, calls)
  trashRoute(app, db, records, calls, config)
  bulkRoute(app, db, records, calls)
  exportRoute(app, db, records, calls)
  orderRoute(app, db, records, calls)
  historyRoutes(app, db, records, calls)
  placeRoutes(app, db, records, config)
}

/** Serves the calls about the public site, and those that tell where records are used. */
function placeRoutes(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  config: Pick<Config, 'mail' | 'previewUrl' | 'website'>,
) {
  const calls = areaCalls(records.entity)
  liveRoutes(app, db, records, calls)
  reviewRoutes(app, db, records, { calls, mail: config.mail })
  previewRoutes(app, db, records, calls, config)
  addressRoutes(app, db, records, calls, config)
  usesRoute(app, db, records, calls)
}

/** The version in the JSON of a record, which ends with it. */
function versionIn(record: string): number {
  return Number(/"version":(\d+)\}$/.exec(record.slice(-40))?.[1])
}
