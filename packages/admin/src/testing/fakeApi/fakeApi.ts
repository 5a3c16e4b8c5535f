import {
  areaCalls,
  changePassword,
  changePreferences,
  changeView,
  confirmPassword,
  createView,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  listTrash,
  listViews,
  logIn,
  logOut,
  readCounts,
  readMe,
  readPreferences,
  removeView,
  search,
  uploadImage,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import fetchMock from 'fetch-mock'

import { replaceImageResolver } from '../../data/http/apiBase'
import { replaceTimeouts, type Timeouts } from '../../data/http/timeouts'
import { replaceUploader } from '../../data/http/uploadImage'
import type { FakeRequest } from './fakeAnswer'
import type { FakeApiOptions } from './fakeApiOptions'
import type { FakeContent, FakeServer } from './fakeContent'
import { fakeCounts } from './fakeCounts'
import { fakePreferences } from './fakePreferences'
import { fakeRecords } from './fakeRecords'
import { fakeRoutes, rejectUnknownCalls, type Serve } from './fakeRoutes'
import { fakeSearch } from './fakeSearch'
import { fakeWholeTrash } from './fakeTrash'
import { fakeViews } from './fakeViews'
import { storeImage, uploadWithFetch } from './images/fakeImages'
import { fakeSessionCalls, type FakeSessionCalls } from './session/fakeSession'

const NO_TIMEOUTS: Timeouts = { read: Infinity, write: Infinity, upload: Infinity }

/** Responds to the calls of the API in the browser, with its own records. Call the returned function to remove it. */
export function installFakeApi(content: FakeContent, options: FakeApiOptions = {}): () => void {
  const {
    role = 'administrator',
    records = {},
    histories = {},
    trashes = {},
    trashDays = 30,
    latency = 0,
    answers = [],
  } = options
  const entities = content.fixtures.map(({ entity }) => entity)
  const overrides = answers.map((override) => override(entities))
  const session = fakeSessionCalls({ ...options, role })
  const serve = fakeRoutes({ session, overrides, latency })

  fetchMock.hardReset({ includeSticky: true })
  fetchMock.mockGlobal()
  serveSession(serve, session)
  serve(uploadImage, (request) => storeImage(request, content.uploadedImage))
  const tables = fakeTables({ content, session, records, histories, trashes, trashDays })
  const server = { entities, tables, session }
  serve(search, fakeSearch(server))
  serve(listTrash, fakeWholeTrash(server))
  // First, because '/queries/waiting' is no id.
  serveContent(serve, content, server)
  serveRecords(serve, tables)
  servePersonal(serve, server, { ...options, trashDays })
  rejectUnknownCalls()

  const restoreTimeouts = replaceTimeouts({ ...NO_TIMEOUTS, ...options.timeouts })
  const restoreUploader = replaceUploader(uploadWithFetch)
  const restoreResolver = replaceImageResolver(content.resolveImage)
  return () => {
    fetchMock.hardReset({ includeSticky: true })
    restoreTimeouts()
    restoreUploader()
    restoreResolver()
  }
}

function serveSession(serve: Serve, session: FakeSessionCalls) {
  serve(logIn, session.logIn)
  serve(logOut, session.logOut)
  serve(changePassword, session.changeOwnPassword)
  serve(confirmPassword, session.confirm)
  serve(listOwnSessions, session.own.list)
  serve(endOtherSessions, session.own.endOthers)
  serve(endOwnSession, session.own.end)
}

/** Serves what people save for themselves: preferences and views. */
function servePersonal(
  serve: Serve,
  server: Omit<FakeServer, 'tables'> & { tables: Tables },
  {
    preferences = {},
    views: initial = [],
    trashDays,
  }: FakeApiOptions & Required<Pick<FakeApiOptions, 'trashDays'>>,
) {
  const { entities, session } = server
  const views = fakeViews(initial, server)
  const viewAreas = (request: FakeRequest) => views.openTo(request).map(({ area }) => area)
  const undoAreas = (request: FakeRequest) =>
    entities.map(({ area }) => area).filter((area) => server.tables.get(area)?.hasUndos(request))
  const own = fakePreferences({ entities, initial: preferences, session, viewAreas, undoAreas })
  serve(readMe, (request) => ({
    status: 200,
    body: { ...session.me(request), preferences: own.of(request), trashDays },
  }))
  serve(readPreferences, own.read)
  serve(changePreferences, own.change)
  serve(listViews, views.list)
  serve(createView, views.create)
  serve(changeView, views.change)
  serve(removeView, views.remove)
}

interface RecordsOptions extends Required<
  Pick<FakeApiOptions, 'records' | 'histories' | 'trashes' | 'trashDays'>
> {
  content: FakeContent
  session: FakeSessionCalls
}

type Tables = Map<string, ReturnType<typeof fakeRecords>>

/** The records of every entity by area, with their calls. */
function fakeTables({ content, records, ...options }: RecordsOptions): Tables {
  const tables: Tables = new Map()
  for (const { entity, records: fixtures } of content.fixtures) {
    const initial = records[entity.area] ?? fixtures
    tables.set(entity.area, fakeRecords(entity, initial, tables, { content, ...options }))
  }
  return tables
}

/** Serves the calls of every entity. */
function serveRecords(serve: Serve, tables: Tables) {
  for (const stored of tables.values()) {
    const calls = areaCalls<AnyEntity>(stored.entity)
    serve(calls.list, stored.list)
    serve(calls.export, stored.exportAll)
    serve(calls.create, stored.create)
    // These are no ids.
    serve(calls.trash, stored.trash)
    serve(calls.undos, stored.undos)
    serve(calls.read, stored.read)
    serve(calls.change, stored.change)
    serve(calls.remove, stored.remove)
    serve(calls.bulk, stored.bulk)
    serve(calls.import, stored.importFile)
    serve(calls.order, stored.order)
    serve(calls.history, stored.history)
    serve(calls.revision, stored.revision)
    serve(calls.restore, stored.restore)
  }
}

/** Serves the calls of the content, and the default dashboard unless the content has its own, which is routed first. */
function serveContent(serve: Serve, content: FakeContent, server: FakeServer) {
  for (const [call, handler] of content.calls?.(server) ?? []) serve(call, handler)
  serve(readCounts, (request) => ({
    status: 200,
    body: { counts: fakeCounts(server, Number(server.session.personOf(request).roleTypeId)) },
  }))
}
