import {
  acceptQuery,
  addressOf,
  API_ROOT,
  entityTag,
  opensTo,
  type AreaCalls,
} from '@staff/contract'
import { STATUS } from '@staff/entity'
import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'

import { areaOf } from './table/areas'
import { auditRecords } from './audit/auditRecords'
import type { Config } from '../platform/config/config'
import type { Db } from '../platform/db/database'
import { sessionOf } from '../identity/access/authorize'
import { serveCall } from '../platform/requests/serveCall'
import { keyedResponse, withKeyInStatement } from '../platform/requests/idempotency'
import { matchesRequest, withETag } from '../platform/requests/ifMatch'
import { loadRecord } from './table/loadRecord'
import { changedValues, newValues } from './body/recordBody'
import { createRecord } from './write/createRecord'
import { readableBy } from './table/readableBy'
import type { RecordTable } from './table/recordTable'
import { newerVersion } from './write/authors'
import { throwAtField } from './body/refusedValue'
import type { StoredRecord } from './table/storedRecord'
import type { Session } from '../identity/sessions/sessions'
import { publishStored } from './write/publishStored'
import { storeChange } from './write/storeChange'

/** Serves the calls that create and change a record, each stored together with its audit entry and its revision. */
export function writeRoutes(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  {
    config,
    calls,
  }: { config: Pick<Config, 'mail'>; calls: Pick<AreaCalls, 'create' | 'change' | 'read'> },
) {
  const { entity } = records
  const { beforeCreate, withCreated } = areaOf(entity.area).hooks ?? {}
  const also = withCreated?.(config)
  const atField = throwAtField(entity)
  const audit = auditRecords(entity)

  serveCall(app, calls.create, (request, reply) =>
    withKeyInStatement(db, request, reply, async (call) => {
      const { draft } = acceptQuery(calls.create, request.query)
      const isDraft = draft !== undefined || !opensTo(sessionOf(request), entity, 'publish')
      const values = await newValues(db, entity, request.body, isDraft)
      const given = beforeCreate
        ? await beforeCreate(values, { db, session: sessionOf(request) })
        : values
      const id = v7()
      const columns = { ...given, [entity.idKey]: id }
      const location = API_ROOT + addressOf(calls.read, { id })
      const response = { status: 201, headers: { location, etag: entityTag({ version: 1 }) } }
      const body = await createRecord(db, records, {
        columns,
        entry: audit.entryOfNew(request, columns),
        isDraft,
        response: call && keyedResponse(call, response),
        also,
      }).catch(atField)
      return { ...response, body }
    }),
  )

  serveCall(app, calls.change, async (request, reply) => {
    const { id } = request.params
    const { draft, undo } = acceptQuery(calls.change, request.query)
    const live = draft ? 'leave' : undo ? 'undo' : 'publish'
    const stored = await loadRecord(db, readableBy(records, sessionOf(request)), id)
    if (!matchesRequest(request, stored)) throw await newerVersion(db, entity, request, stored)
    const isDraft = live !== 'publish' || !opensTo(sessionOf(request), entity, 'publish')
    const changes = await changedValues(db, entity, stored, request.body, isDraft)
    if (Object.keys(changes).length === 0) {
      if (live === 'publish' && isHeldBack(stored, sessionOf(request)))
        await publishStored(db, { records, request }, stored)
      return withETag(reply, stored)
    }
    const context = { records, request, reason: undo ? 'undone' : 'changed', live } as const
    return withETag(reply, await storeChange(db, context, { stored, changes }))
  })

  /** Whether the public site does not show a stored version, and the caller may publish it. */
  function isHeldBack(stored: StoredRecord, session: Session): boolean {
    const status = stored[STATUS]
    return status !== undefined && status !== 'Published' && opensTo(session, entity, 'publish')
  }
}
