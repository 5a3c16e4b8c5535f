import { API_ROOT, isServed, Problem, refuseUnknownParameters, type AnyCall } from '@staff/contract'
import fetchMock, { type CallLog } from 'fetch-mock'

import { firstAnswer, type AnswerInPlace } from './answers'
import {
  problemAnswer,
  readCall,
  toResponse,
  type FakeAnswer,
  type FakeRequest,
} from './fakeAnswer'
import { parametersOf } from './fakePage'
import type { FakeSessionCalls } from './session/fakeSession'

/** How long each response takes, in milliseconds, or what it waits for. */
export type Latency = number | 'forever' | (() => Promise<void>)

/** Answers the requests of a call. Throws a `Problem` to refuse one. */
type Handler = (request: FakeRequest) => FakeAnswer

/** Routes a call of the contract to its handler. */
export type Serve = (call: AnyCall, handler: Handler) => void

interface FakeRoutesOptions {
  session: Pick<FakeSessionCalls, 'authorize'>
  overrides: readonly AnswerInPlace[]
  latency: Latency
}

/** Returns a function that routes calls to handlers, after the access checks and with the failures of a story. */
export function fakeRoutes({ session, overrides, latency }: FakeRoutesOptions): Serve {
  function answerTo(call: AnyCall, request: FakeRequest, handler: Handler): FakeAnswer {
    try {
      session.authorize(request, call)
      refuseUnknownParameters(call, parametersOf(request.query))
      return handler(request)
    } catch (error) {
      if (error instanceof Problem) return problemAnswer(error)
      throw error
    }
  }

  return (call, handler) => {
    if (!isServed(call)) return
    const respond = async (sent: CallLog) => {
      const request = readCall(sent)
      const override = firstAnswer(overrides, request)
      if (latency === 'forever') return toResponse('never')
      await wait(latency)
      // The request is handled, although its response is lost.
      if (override === 'lost') answerTo(call, request, handler)
      const answer = override ?? answerTo(call, request, handler)
      return toResponse(answer, call.access === 'public' ? {} : sessionHeaders(answer))
    }
    fetchMock.route(`express:${API_ROOT}${call.path}`, respond, { method: call.method })
  }
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
export function rejectUnknownCalls() {
  fetchMock.route(isApiCall, ({ url, options: { method } }) => {
    throw new Error(`The fake API has no answer to ${String(method).toUpperCase()} ${url}`)
  })
  fetchMock.spy()
}

function isApiCall({ url }: CallLog): boolean {
  return new URL(url).pathname.startsWith('/api/')
}
