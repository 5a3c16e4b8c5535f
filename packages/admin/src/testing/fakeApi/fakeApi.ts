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
  listViews,
  logIn,
  logOut,
  readCounts,
  readMe,
  readPreferences,
  removeView,
  uploadImage,
  type PasswordState,
} from '@staff/contract'
import type { AnyEntity } from '@staff/forms/entity'
import fetchMock from 'fetch-mock'

import { replaceImageResolver } from '../../data/http/apiBase'
import { replaceTimeouts, type Timeouts } from '../../data/http/timeouts'
import { replaceUploader } from '../../data/http/uploadImage'
import type { Override } from './answers'
import type { FakeRequest } from './fakeAnswer'
import type { FakeContent, FakeServer } from './fakeContent'
import { fakeCounts } from './fakeCounts'
import { fakePreferences, type FakeLists } from './fakePreferences'
import { fakeRecords } from './fakeRecords'
import { fakeRoutes, rejectUnknownCalls, type Latency, type Serve } from './fakeRoutes'
import { fakeViews } from './fakeViews'
import type { FakeView } from './fakeViewChecks'
import { storeImage, uploadWithFetch } from './images/fakeImages'
import type { FakeRole } from './session/fakePeople'
import { fakeSessionCalls, type FakeSessionCalls } from './session/fakeSession'

/** The API of a story: `parameters: { api: { … } }`. By default, it serves the fixtures and all calls work. */
export interface FakeApiOptions {
  /**
   * The role of the user. For 'nobody', the session has ended.
   * @default 'administrator'
   */
  role?: FakeRole
  /**
   * How the user got the password.
   * @default 'own'
   */
  passwordState?: PasswordState
  /**
   * Whether the user has confirmed the password in the last minutes.
   * @default false
   */
  confirmed?: boolean
  /**
   * The stored records by area, instead of the fixtures.
   * @default {}
   */
  records?: Readonly<Record<string, readonly object[]>>
  /**
   * The stored preferences of the user, by area.
   * @default {}
   */
  preferences?: FakeLists
  /**
   * The saved views.
   * @default []
   */
  views?: readonly FakeView[]
  /**
   * How long each response takes in milliseconds, or what it waits for. 'forever' shows the loading states.
   * @default 0
   */
  latency?: Latency
  /**
   * Failures and other responses, from `answers`. The first that applies to a call replaces its response.
   * @default []
   */
  answers?: readonly Override[]
  /**
   * How long the admin waits for a response, in milliseconds.
   * @default forever, so that a loading state lasts
   */
  timeouts?: Partial<Timeouts>
}

const NO_TIMEOUTS: Timeouts = { read: Infinity, write: Infinity, upload: Infinity }

/** Responds to the calls of the API in the browser, with its own records. Call the returned function to remove it. */
export function installFakeApi(content: FakeContent, options: FakeApiOptions = {}): () => void {
  const { role = 'administrator', records = {}, latency = 0, answers = [] } = options
  const entities = content.fixtures.map(({ entity }) => entity)
  const overrides = answers.map((override) => override(entities))
  const session = fakeSessionCalls({ ...options, role })
  const serve = fakeRoutes({ session, overrides, latency })

  fetchMock.hardReset({ includeSticky: true })
  fetchMock.mockGlobal()
  serveSession(serve, session)
  serve(uploadImage, (request) => storeImage(request, content.uploadedImage))
  const tables = serveRecords(serve, { content, session, records })
  const server = { entities, tables, session }
  serveContent(serve, content, server)
  servePersonal(serve, server, options)
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
  server: FakeServer,
  { preferences = {}, views: initial = [] }: FakeApiOptions,
) {
  const { entities, session } = server
  const views = fakeViews(initial, server)
  const viewAreas = (request: FakeRequest) => views.openTo(request).map(({ area }) => area)
  const own = fakePreferences({ entities, initial: preferences, session, viewAreas })
  serve(readMe, (request) => ({
    status: 200,
    body: { ...session.me(request), preferences: own.of(request) },
  }))
  serve(readPreferences, own.read)
  serve(changePreferences, own.change)
  serve(listViews, views.list)
  serve(createView, views.create)
  serve(changeView, views.change)
  serve(removeView, views.remove)
}

interface RecordsOptions extends Required<Pick<FakeApiOptions, 'records'>> {
  content: FakeContent
  session: FakeSessionCalls
}

/** Serves the calls of every entity. Returns their records by area. */
function serveRecords(serve: Serve, { content, session, records }: RecordsOptions) {
  const tables = new Map<string, ReturnType<typeof fakeRecords>>()
  for (const { entity, records: fixtures } of content.fixtures) {
    const initial = records[entity.area] ?? fixtures
    const stored = fakeRecords(entity, initial, tables, { content, session })
    const calls = areaCalls<AnyEntity>(entity)
    tables.set(entity.area, stored)
    serve(calls.list, stored.list)
    serve(calls.create, stored.create)
    serve(calls.read, stored.read)
    serve(calls.change, stored.change)
    serve(calls.remove, stored.remove)
    serve(calls.bulk, stored.bulk)
  }
  return tables
}

/** Serves the calls of the content, and the default dashboard unless the content has its own, which is routed first. */
function serveContent(serve: Serve, content: FakeContent, server: FakeServer) {
  for (const [call, handler] of content.calls?.(server) ?? []) serve(call, handler)
  serve(readCounts, (request) => ({
    status: 200,
    body: { counts: fakeCounts(server, Number(server.session.personOf(request).roleTypeId)) },
  }))
}
