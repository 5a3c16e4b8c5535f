import {
  API_ROOT,
  isInReach,
  isServed,
  Problem,
  refuseUnknownParameters,
  type AnyCall,
} from '@staff/contract'
import fetchMock, { type CallLog } from 'fetch-mock'

import { firstAnswer, type AnswerInPlace } from './answers'
import {
  problemAnswer,
  readCall,
  toResponse,
  type FakeAnswer,
  type FakeCall,
  type FakeRequest,
} from './fakeAnswer'
import type { FakeServer } from './fakeContent'
import type { FakeRecord } from './store/versions'

/** How long each response takes, in milliseconds, or what it waits for. */
export type Latency = number | 'forever' | (() => Promise<void>)

interface FakeRoutesOptions {
  server: FakeServer
  overrides: readonly AnswerInPlace[]
  latency: Latency
}

/** Routes calls to their handlers, after the access checks and with the failures of a story. The first of two for one address is used. */
export function routeCalls(
  calls: readonly FakeCall[],
  { server, overrides, latency }: FakeRoutesOptions,
) {
  const { entities, session, store } = server
  const entityOf = new Map(entities.map((entity) => [entity.area, entity]))

  async function answerTo([call, handler]: FakeCall, request: FakeRequest): Promise<FakeAnswer> {
    const isReadable = (area: string, record: FakeRecord) => {
      const entity = entityOf.get(area)
      return !entity || call.access === 'public' || isInReach(request.caller, entity, record)
    }
    try {
      session.authorize(request, call, entities)
      refuseUnknownParameters(call, request.query)
      return await store.readAs(isReadable, () => handler(request))
    } catch (error) {
      if (error instanceof Problem) return problemAnswer(error)
      throw error
    }
  }

  async function respond(each: FakeCall, sent: CallLog) {
    const request = readCall(sent, session.callerOf)
    const override = firstAnswer(overrides, request)
    if (latency === 'forever') return toResponse('never')
    await wait(latency)
    // The request is handled, although its response is lost.
    if (override === 'lost') await answerTo(each, request)
    const answer = override ?? (await answerTo(each, request))
    return toResponse(answer, each[0].access === 'public' ? {} : sessionHeaders(answer))
  }

  const served = calls.filter(([call]) => isServed(call))
  // '/queries/waiting' comes before '/queries/:id', because it is no id.
  for (const each of served.toSorted(([one], [other]) => idsIn(one) - idsIn(other))) {
    const [{ method, path }] = each
    fetchMock.route(`express:${API_ROOT}${path}`, (sent) => respond(each, sent), { method })
  }
  rejectUnknownCalls()
}

function idsIn({ path }: AnyCall): number {
  return path.split(':').length
}

async function wait(latency: Exclude<Latency, 'forever'>) {
  if (typeof latency === 'function') await latency()
  else if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency))
}

/** The seconds until the session ends. The clock of a story stands still, so all of them remain. */
function sessionHeaders(answer: FakeAnswer): Record<string, string> {
  const isFound = typeof answer === 'object' && answer.status !== 401 && answer.status < 500
  return isFound ? { 'Session-Idle-Ends-In': '1800', 'Session-Ends-In': '28800' } : {}
}

/** Throws an error for a call of the API without a handler. Other requests go to the network. */
function rejectUnknownCalls() {
  fetchMock.route(isApiCall, ({ url, options: { method } }) => {
    throw new Error(`The fake API has no answer to ${String(method).toUpperCase()} ${url}`)
  })
  fetchMock.spy()
}

/** After `removeFakeApi`: what the removed screen of a story still asks gets no answer, and does not reach the network. */
export function ignoreLateCalls(): void {
  fetchMock.mockGlobal()
  fetchMock.route(isApiCall, () => toResponse('never'))
  fetchMock.spy()
}

function isApiCall({ url }: CallLog): boolean {
  return new URL(url).pathname.startsWith('/api/')
}
