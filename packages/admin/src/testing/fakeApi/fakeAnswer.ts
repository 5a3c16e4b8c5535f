import { Problem, problemDocument, type Method } from '@staff/contract'
import type { CallLog } from 'fetch-mock'

/** A call to the API, read once for all that answer it. */
export interface FakeRequest {
  method: Method
  /** The first word of the path: 'testimonials', 'login', 'images'. */
  area: string
  id: string | undefined
  query: URLSearchParams
  headers: Headers
  /** The JSON or the form that was sent; undefined where there was no body. */
  body: unknown
}

/** What comes back: an answer, no answer ever, no connection, or none any more when the call is done. */
export type FakeAnswer =
  { status: number; body?: object; headers?: Record<string, string> } | 'never' | 'offline' | 'lost'

/** Reads what `request` of the console sent. */
export function readCall({ url, options, queryParams }: CallLog): FakeRequest {
  const [area = '', id] = new URL(url).pathname.split('/').slice(2).map(decodeURIComponent)
  const method = (options.method ?? 'get').toUpperCase()
  return {
    // The routes of the fake answer these four methods only.
    method: method as Method,
    area,
    id,
    query: queryParams ?? new URLSearchParams(),
    headers: new Headers(options.headers),
    body: readBody(options.body),
  }
}

/** What an answer is to fetch-mock: a promise that never settles, an error to throw, or a response. */
export function toResponse(answer: FakeAnswer, headers: Record<string, string> = {}) {
  if (answer === 'never') return new Promise<never>(() => {})
  if (answer === 'offline' || answer === 'lost') return { throws: new TypeError('Failed to fetch') }
  const { status, body } = answer
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  return {
    status,
    body: body && JSON.stringify(body),
    headers: {
      ...(body && { 'Content-Type': `${type}; charset=utf-8` }),
      'Cache-Control': 'no-store',
      ...headers,
      ...answer.headers,
    },
  }
}

/** The answer for a problem: its document (RFC 9457), as the server sends it. */
export function problemAnswer(refusal: Problem): FakeAnswer {
  const { status, details } = refusal
  return {
    status,
    body: problemDocument(refusal, 'fake'),
    ...(details.headers && { headers: details.headers }),
  }
}

/** A problem with the sentence for the person at the screen; without one the console has its own. */
export function problem(status: number, message = ''): FakeAnswer {
  return problemAnswer(new Problem(status, message))
}

function readBody(body: unknown): unknown {
  return typeof body === 'string' ? JSON.parse(body) : body
}
