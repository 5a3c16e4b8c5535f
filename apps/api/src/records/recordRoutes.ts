import { areaCalls, noSuchRecord } from '@staff/contract'
import type { AnyEntity } from '@staff/forms/entity'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Db } from '../db/database'
import { serveCall } from '../http/serveCall'
import { withETag } from '../requests/ifMatch'
import { rememberQueries } from './acceptedQueries'
import { bulkRoute } from './bulk/bulkRoute'
import { addRecordType } from './recordType'
import { removeRoute } from './removeRoute'
import { pageReading, readAlone, recordReading, rememberTotal } from './table/recordReadings'
import { recordTable } from './table/recordTable'
import type { StoredRecord } from './table/storedRecord'
import { writeRoutes } from './writeRoutes'

/** Serves the calls of an entity: list and read, and create, change and delete if any role can write. */
export function recordRoutes(app: FastifyInstance, db: Db, entity: AnyEntity) {
  const records = recordTable(entity)
  const calls = areaCalls(entity)
  const acceptList = rememberQueries(calls.list)
  addRecordType(app, entity)

  const readingOfList = (request: FastifyRequest) => pageReading(records, acceptList(request))
  serveCall(
    app,
    calls.list,
    async (request, reply) => {
      const reading = readingOfList(request)
      const page = request.read ?? (await readAlone(db, reading)) ?? ''
      rememberTotal(records, reading, page)
      return reply.type('application/json; charset=utf-8').send(page)
    },
    { readingOf: readingOfList },
  )

  serveCall(
    app,
    calls.read,
    async (request, reply) => {
      const reading = recordReading(records, request.params.id)
      const read = request.read ?? (reading && (await readAlone(db, reading)))
      if (typeof read !== 'string') throw noSuchRecord(entity)
      // The columns of the expression are those of a stored record.
      return withETag(reply, JSON.parse(read) as StoredRecord)
    },
    {
      readingOf: ({ params }) => recordReading(records, String(Reflect.get(Object(params), 'id'))),
    },
  )

  writeRoutes(app, db, records, calls)
  removeRoute(app, db, records, calls)
  bulkRoute(app, db, records, calls)
}
