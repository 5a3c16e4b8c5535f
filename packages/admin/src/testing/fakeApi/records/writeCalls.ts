import {
  acceptQuery,
  acceptRestore,
  areaCalls,
  checkChange,
  checkNew,
  entityTag,
  jsonObject,
  matchesIfMatch,
  notInTrash,
  requireDeletion,
  requireRestorable,
  requireRight,
  restoredChanges,
  versionConflict,
  withoutSame,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakeAnswer, FakeHandler, FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { authorOf, type FakeRecord } from '../store/versions'
import { presenting, recordAnswer, versionOf } from './readCalls'
import { fakeWrites } from './writes'

/** The handlers of the calls that write one record of an entity. */
export function writeHandlers(server: FakeServer, entity: AnyEntity) {
  const { store } = server
  const calls = areaCalls(entity)
  const writes = fakeWrites(server, entity)
  const answer = (record: FakeRecord) => recordAnswer(server, entity, record)

  const change: FakeHandler = (request) => {
    const { caller: by, body, query } = request
    const { undo } = acceptQuery(calls.change, query)
    const stored = loadCurrent(server, entity, request)
    const changes = writes.accept(checkChange(entity, stored, jsonObject(body)))
    if (Object.keys(changes).length === 0) return answer(stored)
    return answer(writes.change(stored, changes, { reason: undo ? 'undone' : 'changed', by }))
  }

  const remove: FakeHandler = (request) => {
    const { caller: by, headers, id, query } = request
    const ifMatch = headers.get('If-Match')
    const { forever } = acceptQuery(calls.remove, query)
    if (forever) requireRight(by, entity, 'deleteForEver')
    const deleted = forever && store.findDeleted(entity, id)
    if (deleted) {
      requireDeletion(entity, deleted.record, authorOf(deleted), { ifMatch, caller: by })
      store.forget(entity, id)
      return { status: 204 }
    }
    const { version } = writes.remove(loadCurrent(server, entity, request), by)
    if (!forever) return { status: 204, headers: { ETag: entityTag({ version }) } }
    store.forget(entity, id)
    return { status: 204 }
  }

  const restore: FakeHandler = (request) => {
    const { body, caller: by, headers, id, query } = request
    const { undo } = acceptQuery(calls.restore, query)
    const deleted = store.findDeleted(entity, id)
    if (deleted) {
      const ifMatch = headers.get('If-Match')
      requireRestorable(entity, deleted.record, authorOf(deleted), { ifMatch, body, caller: by })
      return answer(writes.restore(deleted.record, by))
    }
    const stored = loadCurrent(server, entity, request)
    const version = acceptRestore(entity, body)
    if (version === undefined) throw notInTrash(entity)
    const { values } = versionOf(server, entity, id, version)
    const given = restoredChanges(entity, stored, values)
    if (Object.keys(given).length === 0) return answer(stored)
    const changes = withoutSame(writes.accept(checkChange(entity, stored, given)), stored)
    if (Object.keys(changes).length === 0) return answer(stored)
    return answer(writes.change(stored, changes, { reason: undo ? 'undone' : 'restored', by }))
  }

  return {
    create: (request: FakeRequest) => createRecord(server, entity, request),
    change,
    remove,
    restore,
  }
}

/** Stores the record of a request, and responds with it. */
export function createRecord(
  server: FakeServer,
  entity: AnyEntity,
  request: FakeRequest,
): FakeAnswer {
  return server.repeats.once(request, () => {
    const writes = fakeWrites(server, entity)
    const values = writes.accept(checkNew(entity, jsonObject(request.body)))
    // Personal records come from visitors.
    const by = entity.isPersonal ? undefined : request.caller
    return recordAnswer(server, entity, writes.create(values, { reason: 'created', by }), 201)
  })
}

/** The record of a request. Throws a 412 if the request is for an older version of it. */
function loadCurrent(server: FakeServer, entity: AnyEntity, request: FakeRequest): FakeRecord {
  const row = server.store.load(entity, request.id)
  if (matchesIfMatch(request.headers.get('If-Match'), row.record)) return row.record
  throw versionConflict(entity, presenting(server, entity)(row.record), {
    changedBy: authorOf(row),
    readerId: request.caller.userId,
  })
}
