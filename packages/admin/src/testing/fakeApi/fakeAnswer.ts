import { Problem, problemDocument, type Method } from '@staff/contract'
import type { CallLog } from 'fetch-mock'

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
  query: URLSearchParams
  headers: Headers
  /** The parsed JSON, the form data, or the bytes of a CSV file; undefined without a body. */
  body: unknown
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

/** Parses a request of the client. */
export function readCall({ url, options, queryParams }: CallLog): FakeRequest {
  const words = new URL(url).pathname.split('/').slice(2).map(decodeURIComponent)
  const [area = '', id, part, version] = words
  const method = (options.method ?? 'get').toUpperCase()
  return {
    // The fake API has routes for these four methods only.
    method: method as Method,
    area,
    id,
    part,
    version,
    query: queryParams ?? new URLSearchParams(),
    headers: new Headers(options.headers),
    body: readBody(options.body),
  }
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

function readBody(body: unknown): unknown {
  return typeof body === 'string' ? JSON.parse(body) : body
}
