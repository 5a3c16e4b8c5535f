import type { CallLog } from 'fetch-mock'

/** A call to the API, read once for all that answer it. */
export interface FakeRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The first word of the path: 'testimonials', 'login', 'images'. */
  area: string
  id: string | undefined
  query: URLSearchParams
  headers: Headers
  /** The JSON object that was sent, or the fields of a form; empty where nothing was. */
  body: Record<string, unknown>
}

/** What comes back: an answer, no answer ever, no connection, or none any more when the call is done. */
export type FakeAnswer =
  { status: number; body?: object; version?: number } | 'never' | 'offline' | 'lost'

/** Reads what `request` of the console sent. */
export function readCall({ url, options, queryParams }: CallLog): FakeRequest {
  const [area = '', id] = new URL(url).pathname.split('/').slice(2).map(decodeURIComponent)
  const method = (options.method ?? 'get').toUpperCase()
  return {
    // The routes of the fake answer these four methods only.
    method: method as FakeRequest['method'],
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
  const { status, body, version } = answer
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  return {
    status,
    body: body && JSON.stringify(body),
    headers: { 'Content-Type': type, ...headers, ...(version && { ETag: `"${version}"` }) },
  }
}

/** A problem document (RFC 9457) with the sentence for the person at the screen. */
export function problem(status: number, message?: string, more?: object): FakeAnswer {
  return { status, body: { type: 'about:blank', status, message, ...more } }
}

/** The 422 of a form: all refused fields at once, with the sentence that the server gives for them. */
export function refused(errors: Record<string, string>): FakeAnswer {
  const messages = Object.values(errors)
  const message = messages.length === 1 ? messages[0] : 'Please correct the marked fields.'
  return problem(422, message, { errors })
}

/** The 412 of a change that was made on an older version, with the record as it stands. */
export function newer(one: string, current: object): FakeAnswer {
  const message = `Someone has changed this ${one} since you opened it. Nothing was changed.`
  return problem(412, message, { current })
}

function readBody(body: unknown): Record<string, unknown> {
  if (body instanceof FormData) return Object.fromEntries(body)
  const json: unknown = typeof body === 'string' ? JSON.parse(body) : {}
  return typeof json === 'object' && json !== null ? { ...json } : {}
}
