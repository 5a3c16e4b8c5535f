import {
  API_ROOT,
  areaCalls,
  isServed,
  Problem,
  readCounts,
  type AnyCall,
  type PasswordState,
  changePassword,
  confirmPassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  logIn,
  logOut,
  readMe,
  uploadImage,
} from '@staff/contract'
import type { AnyEntity } from '@staff/forms/entity'
import fetchMock, { type CallLog } from 'fetch-mock'

import { replaceImageResolver } from '../../data/http/apiBase'
import { replaceTimeouts, type Timeouts } from '../../data/http/timeouts'
import { replaceUploader } from '../../data/http/uploadImage'
import { firstAnswer, type Override } from './answers'
import {
  problemAnswer,
  readCall,
  toResponse,
  type FakeAnswer,
  type FakeRequest,
} from './fakeAnswer'
import type { FakeContent } from './fakeContent'
import { fakeCounts } from './fakeCounts'
import { storeImage, uploadWithFetch } from './images/fakeImages'
import { fakeRecords } from './fakeRecords'
import { fakeSessionCalls, type FakeRole } from './session/fakeSession'

/** A story's API: `parameters: { api: { … } }`. Left empty, everything works and holds the fixtures. */
export interface FakeApiOptions {
  /**
   * Who is logged in; for 'nobody' the session has ended.
   * @default 'administrator'
   */
  role?: FakeRole
  /**
   * Who knows that person's password.
   * @default 'own'
   */
  passwordState?: PasswordState
  /**
   * Whether that person has typed their password again in the last minutes.
   * @default false
   */
  confirmed?: boolean
  /**
   * Stored records by area, in the place of the fixtures.
   * @default {}
   */
  records?: Readonly<Record<string, readonly object[]>>
  /**
   * How long each answer takes in milliseconds, or what it waits for; 'forever' shows what is seen while waiting.
   * @default 0
   */
  latency?: number | 'forever' | (() => Promise<void>)
  /**
   * What goes otherwise than well, from `answers`; the first that answers a call wins.
   * @default []
   */
  answers?: readonly Override[]
  /**
   * How long the console waits for an answer, in milliseconds.
   * @default it waits for ever, so that a story of waiting stays one
   */
  timeouts?: Partial<Timeouts>
}

const NO_TIMEOUTS: Timeouts = { read: Infinity, write: Infinity, upload: Infinity }

type Handler = (request: FakeRequest) => FakeAnswer

/**
 * Answers the calls of the API in the place of a server, with records of its own. Call the returned function to remove it.
 */
export function installFakeApi(content: FakeContent, options: FakeApiOptions = {}): () => void {
  const { role = 'administrator', records = {}, latency = 0 } = options
  const entities = content.fixtures.map(({ entity }) => entity)
  const overrides = (options.answers ?? []).map((override) => override(entities))
  const session = fakeSessionCalls({ ...options, role })

  function serve(call: AnyCall, handler: Handler) {
    if (!isServed(call)) return
    const respond = async (sent: CallLog) => {
      const request = readCall(sent)
      const instead = firstAnswer(overrides, request)
      if (latency === 'forever') return toResponse('never')
      if (typeof latency === 'function') await latency()
      else if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency))
      if (instead === 'lost') answerTo(call, request, handler)
      const answer = instead ?? answerTo(call, request, handler)
      return toResponse(answer, call.access === 'public' ? {} : sessionEndsWith(answer))
    }
    fetchMock.route(`express:${API_ROOT}${call.path}`, respond, { method: call.method })
  }

  function answerTo(call: AnyCall, request: FakeRequest, handler: Handler): FakeAnswer {
    try {
      session.authorize(request, call)
      return handler(request)
    } catch (error) {
      if (error instanceof Problem) return problemAnswer(error)
      throw error
    }
  }

  fetchMock.hardReset({ includeSticky: true })
  fetchMock.mockGlobal()
  serve(logIn, session.logIn)
  serve(logOut, session.logOut)
  serve(readMe, session.me)
  serve(changePassword, session.changeOwnPassword)
  serve(confirmPassword, session.confirm)
  serve(listOwnSessions, session.own.list)
  serve(endOtherSessions, session.own.endOthers)
  serve(endOwnSession, session.own.end)
  serve(uploadImage, (request) => storeImage(request, content.uploadedImage))

  const tables = new Map<string, ReturnType<typeof fakeRecords>>()
  for (const { entity, records: fixtures } of content.fixtures) {
    const first = records[entity.area] ?? fixtures
    const stored = fakeRecords(entity, first, tables, { content, session })
    const calls = areaCalls<AnyEntity>(entity)
    tables.set(entity.area, stored)
    serve(calls.list, stored.list)
    serve(calls.create, stored.create)
    serve(calls.read, stored.read)
    serve(calls.change, stored.change)
    serve(calls.remove, stored.remove)
  }
  const server = { entities, tables, session }
  for (const [call, handler] of content.calls?.(server) ?? []) serve(call, handler)
  // Where the content has a dashboard of its own, that one answers first.
  serve(readCounts, (request) => ({
    status: 200,
    body: { counts: fakeCounts(server, Number(session.personOf(request).roleTypeId)) },
  }))

  fetchMock.route(isApiCall, ({ url, options: { method } }) => {
    throw new Error(`The fake API has no answer to ${String(method).toUpperCase()} ${url}`)
  })
  fetchMock.spy()
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

/** Every call that finds its session is a sign of life, and a story takes no time: so all of it is left. */
function sessionEndsWith(answer: FakeAnswer): Record<string, string> {
  const isFound = typeof answer === 'object' && answer.status !== 401 && answer.status < 500
  return isFound ? { 'Session-Idle-Ends-In': '1800', 'Session-Ends-In': '28800' } : {}
}

function isApiCall({ url }: CallLog): boolean {
  return new URL(url).pathname.startsWith('/api/')
}
