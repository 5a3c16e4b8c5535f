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
  opensTo,
  requireDeletion,
  requireRestorable,
  requireRight,
  restoredChanges,
  withoutSame,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakeAnswer, FakeHandler, FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { publishedNow, untouched } from '../store/lives'
import { authorOf, type FakeRecord } from '../store/versions'
import { publishPresent } from './liveCalls'
import { ruleOfChange, ruleOfRestore, ruleOfReturn } from './liveRules'
import { conflictWith, recordAnswer, versionOf } from './readCalls'
import { fakeWrites } from './writes'

/** The handlers of the calls that write one record of an entity. */
export function writeHandlers(server: FakeServer, entity: AnyEntity) {
  const { store } = server
  const calls = areaCalls(entity)
  const writes = fakeWrites(server, entity)
  const answer = (record: FakeRecord) => recordAnswer(server, entity, record)

  const change: FakeHandler = (request) => {
    const { caller: by, body, query } = request
    const said = acceptQuery(calls.change, query)
    const stored = loadCurrent(server, entity, request)
    const live = ruleOfChange(said)
    const isDraft = live !== publishedNow || !opensTo(by, entity, 'publish')
    const changes = writes.accept(checkChange(entity, stored, jsonObject(body), isDraft))
    if (Object.keys(changes).length > 0)
      return answer(
        writes.change(stored, changes, { reason: said.undo ? 'undone' : 'changed', by, live }),
      )
    if (live === publishedNow && opensTo(by, entity, 'publish'))
      publishPresent(server, entity, request.id)
    return answer(stored)
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

  return {
    create: (request: FakeRequest) => createRecord(server, entity, request),
    change,
    remove,
    restore: restoring(server, entity),
  }
}

/** The handler of the call that restores a version of a record, or brings it back from the trash. */
function restoring(server: FakeServer, entity: AnyEntity): FakeHandler {
  const { store } = server
  const writes = fakeWrites(server, entity)
  const answer = (record: FakeRecord) => recordAnswer(server, entity, record)

  return (request) => {
    const { body, caller: by, headers, id, query } = request
    const said = acceptQuery(areaCalls(entity).restore, query)
    if (said.publish) requireRight(by, entity, 'publish')
    const deleted = store.findDeleted(entity, id)
    if (deleted) {
      const ifMatch = headers.get('If-Match')
      requireRestorable(entity, deleted.record, authorOf(deleted), { ifMatch, body, caller: by })
      return answer(writes.restore(deleted.record, by, ruleOfReturn(entity, by, said)))
    }
    const stored = loadCurrent(server, entity, request)
    const version = acceptRestore(entity, body)
    if (version === undefined) throw notInTrash(entity)
    const { values } = versionOf(server, entity, id, version)
    const given = restoredChanges(entity, stored, values)
    const changes =
      Object.keys(given).length > 0
        ? withoutSame(writes.accept(checkChange(entity, stored, given, !said.publish)), stored)
        : {}
    const live = ruleOfRestore(entity, by, said)
    if (Object.keys(changes).length > 0)
      return answer(
        writes.change(stored, changes, { reason: said.undo ? 'undone' : 'restored', by, live }),
      )
    if (live === publishedNow && opensTo(by, entity, 'publish')) publishPresent(server, entity, id)
    return answer(stored)
  }
}

/** Stores the record of a request, and responds with it. */
export function createRecord(
  server: FakeServer,
  entity: AnyEntity,
  request: FakeRequest,
): FakeAnswer {
  const { draft } = acceptQuery(areaCalls(entity).create, request.query)
  const isDraft = draft !== undefined || !opensTo(request.caller, entity, 'publish')
  const live = isDraft ? untouched : publishedNow
  return server.repeats.once(request, () => {
    const writes = fakeWrites(server, entity)
    const values = writes.accept(checkNew(entity, jsonObject(request.body), isDraft))
    // Personal records come from visitors.
    const by = entity.isPersonal ? undefined : request.caller
    return recordAnswer(server, entity, writes.create(values, { reason: 'created', by, live }), 201)
  })
}

/** The record of a request. Throws a 412 if the request is for an older version of it. */
function loadCurrent(server: FakeServer, entity: AnyEntity, request: FakeRequest): FakeRecord {
  const row = server.store.load(entity, request.id)
  if (matchesIfMatch(request.headers.get('If-Match'), row.record)) return row.record
  throw conflictWith(server, entity, row, request)
}
