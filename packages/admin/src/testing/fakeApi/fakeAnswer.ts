import { Problem, problemDocument, type AnyCall, type Method } from '@staff/contract'
import type { CallLog } from 'fetch-mock'

import type { FakePerson } from './personal/fakePeople'

/** A parsed request. */
export interface FakeRequest {
  method: Method
  /** The first segment of the path: 'testimonials', 'login', 'images'. */
  area: string
  id: string | undefined
  /** The word after the id: 'sessions'. */
  part: string | undefined
  /** What follows that word: a version in 'history/3'. */
  version: string | undefined
  /** The parameters. A repeated one is a list, which the contract rejects. */
  query: Record<string, string | string[]>
  headers: Headers
  /** The parsed JSON, the form data, or the bytes of a CSV file; undefined without a body. */
  body: unknown
  /** Who makes the request. Without a valid token, it is the user of the story. */
  caller: FakePerson
}

/** A response, no response, no connection, or a connection that is lost after the call was handled. */
export type FakeAnswer =
  | {
      status: number
      body?: object
      /** A CSV file, instead of a JSON body. */
      file?: string
      headers?: Record<string, string>
    }
  | 'never'
  | 'offline'
  | 'lost'

/** Answers a request. Throws a `Problem` to refuse it. */
export type FakeHandler = (request: FakeRequest) => FakeAnswer

/** The same, for answers that take the browser a moment. */
export type AsyncFakeHandler = (request: FakeRequest) => Promise<FakeAnswer>

/** A call of the contract and its handler. */
export type FakeCall = readonly [call: AnyCall, answer: FakeHandler | AsyncFakeHandler]

/** Parses a request of the client. `callerOf` knows the people by their tokens. */
export function readCall(
  { url, options, queryParams }: CallLog,
  callerOf: (headers: Headers) => FakePerson,
): FakeRequest {
  const words = new URL(url).pathname.split('/').slice(2).map(decodeURIComponent)
  const [area = '', id, part, version] = words
  const method = (options.method ?? 'get').toUpperCase()
  const headers = new Headers(options.headers)
  return {
    // The fake API has routes for these four methods only.
    method: method as Method,
    area,
    id,
    part,
    version,
    query: parametersOf(queryParams ?? new URLSearchParams()),
    headers,
    body: typeof options.body === 'string' ? JSON.parse(options.body) : options.body,
    caller: callerOf(headers),
  }
}

function parametersOf(query: URLSearchParams): FakeRequest['query'] {
  return Object.fromEntries(
    [...query.keys()].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

/** Converts an answer for fetch-mock: a promise that never settles, an error to throw, or a response. */
export function toResponse(answer: FakeAnswer, headers: Record<string, string> = {}) {
  if (answer === 'never') return new Promise<never>(() => {})
  if (answer === 'offline' || answer === 'lost') return { throws: new TypeError('Failed to fetch') }
  const { status, body, file } = answer
  const json = status < 400 ? 'application/json' : 'application/problem+json'
  const type = file === undefined ? json : 'text/csv'
  return {
    status,
    body: file ?? (body && JSON.stringify(body)),
    headers: {
      ...((body || file !== undefined) && { 'Content-Type': `${type}; charset=utf-8` }),
      'Cache-Control': 'no-store',
      ...headers,
      ...answer.headers,
    },
  }
}

/** The response for a problem: its document (RFC 9457), as the server sends it. */
export function problemAnswer(refusal: Problem): FakeAnswer {
  const { status, details } = refusal
  return {
    status,
    body: problemDocument(refusal, 'fake'),
    ...(details.headers && { headers: details.headers }),
  }
}

/** A problem with a message for the user. Without a message, the admin shows its default. */
export function problem(status: number, message = ''): FakeAnswer {
  return problemAnswer(new Problem(status, message))
}
