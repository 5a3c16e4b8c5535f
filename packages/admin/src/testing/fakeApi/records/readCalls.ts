import {
  acceptQuery,
  addressOf,
  API_ROOT,
  areaCalls,
  BYTE_ORDER_MARK,
  entityTag,
  exportColumns,
  findPage,
  noSuchVersion,
  presentRecord,
  versionConflict,
  versionIn,
  writeCell,
  writeCsv,
  type ListParameters,
  type Problem,
} from '@staff/contract'
import { FIXTURE_NOW, type AnyEntity } from '@staff/entity'

import type { FakeAnswer, FakeHandler, FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { fakeTitles } from '../store/references'
import { authorOf, type FakeRecord, type FakeRow } from '../store/versions'

/** Returns a function that gives a record as the server returns it: with computed columns, and without secrets. */
function presenting({ content, store }: FakeServer, entity: AnyEntity) {
  const states = entity.publicSite && store.shownStates(entity)
  return (record: FakeRecord): FakeRecord => ({
    ...presentRecord(entity, record, store.records, content.computed),
    ...states?.get(record[entity.idKey]),
  })
}

/** The response with one record. That with a new one, 201, has its address, too. */
export function recordAnswer(
  server: FakeServer,
  entity: AnyEntity,
  record: FakeRecord,
  status: 200 | 201 = 200,
): FakeAnswer {
  const id = String(record[entity.idKey])
  const location = API_ROOT + addressOf(areaCalls(entity).read, { id })
  return {
    status,
    body: presenting(server, entity)(record),
    headers: { ETag: entityTag(record), ...(status === 201 && { Location: location }) },
  }
}

/** The 412 for a call about an older version of a record. */
export function conflictWith(
  server: FakeServer,
  entity: AnyEntity,
  row: FakeRow,
  { caller }: Pick<FakeRequest, 'caller'>,
): Problem {
  return versionConflict(entity, presenting(server, entity)(row.record), {
    changedBy: authorOf(row),
    readerId: caller.userId,
  })
}

/** The page of a list of stored records, with computed columns. */
export function pageOf(server: FakeServer, entity: AnyEntity, parameters: ListParameters) {
  const records = server.store.records(entity.area).map(presenting(server, entity))
  return findPage(entity, records, parameters, FIXTURE_NOW)
}

/** The part of a list that a page shows. */
export function sliceOf<Item>(
  all: readonly Item[],
  { page, pageSize }: Pick<ListParameters, 'page' | 'pageSize'>,
) {
  return { records: all.slice((page - 1) * pageSize, page * pageSize), total: all.length }
}

/** The handlers of the calls that list, read and export the records of an entity, and their versions. */
export function readHandlers(server: FakeServer, entity: AnyEntity) {
  const { store } = server
  const calls = areaCalls(entity)

  const list: FakeHandler = ({ query }) => ({
    status: 200,
    body: pageOf(server, entity, acceptQuery(calls.list, query)),
  })

  const read: FakeHandler = ({ id }) => recordAnswer(server, entity, store.load(entity, id).record)

  const history: FakeHandler = ({ id, query }) => {
    const page = acceptQuery(calls.history, query)
    const { records, total } = sliceOf(store.load(entity, id).versions.toReversed(), page)
    return {
      status: 200,
      body: { records: records.map(({ values: _values, ...about }) => about), total },
    }
  }

  const revision: FakeHandler = ({ id, version = '' }) => {
    // An unknown record is refused before what is no version.
    store.load(entity, id)
    return { status: 200, body: versionOf(server, entity, id, versionIn(entity, version)) }
  }

  return { list, read, history, revision, export: exporting(server, entity) }
}

/** A version of a record. Throws a 404 for one that is not kept. */
export function versionOf({ store }: FakeServer, entity: AnyEntity, id: unknown, version: number) {
  const found = store.load(entity, id).versions.find((each) => each.version === version)
  if (!found) throw noSuchVersion(entity, version)
  return found
}

function exporting(server: FakeServer, entity: AnyEntity): FakeHandler {
  const { titleOf } = fakeTitles(server.store, server.entities)
  return ({ query }: FakeRequest) => {
    const { ids, ...parameters } = acceptQuery(areaCalls(entity).export, query)
    const pageSize = server.store.records(entity.area).length + 1
    const { records } = pageOf(server, entity, { ...parameters, page: 1, pageSize })
    const columns = exportColumns(entity, parameters.columns)
    const rows = records
      .filter((record) => ids?.includes(String(record[entity.idKey])) ?? true)
      .map((record) => columns.map((column) => writeCell(column, record, titleOf)))
    const day = FIXTURE_NOW.toISOString().slice(0, 10)
    return {
      status: 200,
      file: BYTE_ORDER_MARK + writeCsv([columns.map(({ header }) => header), ...rows]),
      headers: { 'Content-Disposition': `attachment; filename="${entity.area}-${day}.csv"` },
    }
  }
}
