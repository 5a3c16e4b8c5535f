import { entities } from '@staff/forms/content/entities'
import { accessTo, type Audience } from '@staff/forms/entity'
import { fixtures } from '@staff/forms/content/fixtures'
import { sampleFile } from '@staff/forms/content/stories/sampleFiles'
import fetchMock, { type CallLog } from 'fetch-mock'

import { replaceImageResolver } from '../data/apiBase'
import { replaceTimeouts, type Timeouts } from '../data/timeouts'
import { replaceUploader } from '../data/uploadImage'
import type { PasswordState } from '../stores/auth'
import { firstAnswer, type Override } from './answers'
import { readCall, toResponse, type FakeAnswer, type FakeRequest } from './fakeAnswer'
import { fakeDashboard } from './fakeDashboard'
import { storeImage, uploadWithFetch } from './fakeImages'
import { fakeRecords } from './fakeRecords'
import { fakeSessionCalls, type FakeRole } from './fakeSession'
import { fakeUserAccess } from './fakeUserAccess'

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

/** Puts the fake API in the place of the server, with records of its own. Call the answer to end it. */
export function installFakeApi(options: FakeApiOptions = {}): () => void {
  const { role = 'administrator', records = {}, latency = 0 } = options
  const overrides = (options.answers ?? []).map((override) => override())
  const session = fakeSessionCalls({ ...options, role })

  function route(
    opensTo: 'anyone' | Audience,
    method: FakeRequest['method'],
    path: string,
    handler: Handler,
  ) {
    if (opensTo === 'nobody') return
    const respond = async (call: CallLog) => {
      const request = readCall(call)
      const instead = firstAnswer(overrides, request)
      if (latency === 'forever') return toResponse('never')
      if (typeof latency === 'function') await latency()
      else if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency))
      if (instead === 'lost') handler(request)
      const answer = instead ?? session.refuse(request, opensTo) ?? handler(request)
      return toResponse(answer, opensTo === 'anyone' ? {} : sessionEndsWith(answer))
    }
    fetchMock.route(`express:/api${path}`, respond, { method })
  }

  fetchMock.hardReset({ includeSticky: true })
  fetchMock.mockGlobal()
  route('anyone', 'POST', '/login', session.logIn)
  route('signedIn', 'POST', '/logout', session.logOut)
  route('signedIn', 'GET', '/me', session.me)
  route('signedIn', 'POST', '/change-password', session.changeOwnPassword)
  route('administrator', 'POST', '/confirm-password', session.confirm)
  route('signedIn', 'GET', '/sessions', session.own.list)
  route('signedIn', 'DELETE', '/sessions', session.own.endOthers)
  route('signedIn', 'DELETE', '/sessions/:id', session.own.end)
  route('administrator', 'POST', '/images', storeImage)

  const tables = new Map<string, ReturnType<typeof fakeRecords>>()
  for (const entity of entities) {
    const first = records[entity.area] ?? fixtureRecords(entity.name)
    const stored = fakeRecords(entity, first, tables, session)
    const { read, write, remove } = accessTo(entity)
    tables.set(entity.area, stored)
    route(read, 'GET', `/${entity.area}`, stored.list)
    route(write, 'POST', `/${entity.area}`, stored.create)
    route(read, 'GET', `/${entity.area}/:id`, stored.read)
    route(write, 'PATCH', `/${entity.area}/:id`, stored.change)
    route(remove, 'DELETE', `/${entity.area}/:id`, stored.remove)
  }
  const access = fakeUserAccess(tables, session)
  route('administrator', 'POST', '/users/:id/one-time-password', access.giveOneTimePassword)
  route('administrator', 'GET', '/users/:id/sessions', access.countSessions)
  route('administrator', 'DELETE', '/users/:id/sessions', access.endSessions)
  route('signedIn', 'GET', '/dashboard', (request) =>
    fakeDashboard(tables, Number(session.personOf(request).roleTypeId)),
  )

  fetchMock.route(isApiCall, ({ url, options: { method } }) => {
    throw new Error(`The fake API has no answer to ${String(method).toUpperCase()} ${url}`)
  })
  fetchMock.spy()
  const restoreTimeouts = replaceTimeouts({ ...NO_TIMEOUTS, ...options.timeouts })
  const restoreUploader = replaceUploader(uploadWithFetch)
  const restoreResolver = replaceImageResolver(sampleFile)

  return () => {
    fetchMock.hardReset({ includeSticky: true })
    restoreTimeouts()
    restoreUploader()
    restoreResolver()
  }
}

function fixtureRecords(name: string): readonly object[] {
  return fixtures.find(({ entity }) => entity.name === name)?.records ?? []
}

/** Every call that finds its session is a sign of life, and a story takes no time: so all of it is left. */
function sessionEndsWith(answer: FakeAnswer): Record<string, string> {
  const isFound = typeof answer === 'object' && answer.status !== 401 && answer.status < 500
  return isFound ? { 'Session-Idle-Ends-In': '1800', 'Session-Ends-In': '28800' } : {}
}

function isApiCall({ url }: CallLog): boolean {
  return new URL(url).pathname.startsWith('/api/')
}
