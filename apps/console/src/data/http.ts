import { auth } from '../stores/auth'
import { currentApiBase } from './apiBase'
import { ApiError, readProblem } from './ApiError'

export interface RequestOptions {
  /** @default 'GET' */
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Sent as JSON; a FormData goes as it is. */
  body?: object
  /** The version of the record that the change was made on. */
  ifMatch?: number
  /** The name of a call that makes something; the server answers its repetition with the first answer. */
  idempotencyKey?: string
  signal?: AbortSignal
}

export interface Answer<T> {
  data: T
  etag: string | null
}

/** The one call that needs no session, so its 401 does not end one. */
export const LOGIN_PATH = '/login'

/**
 * Calls the API at a path ('/testimonials') and answers its JSON. Throws an `ApiError` for any other outcome,
 * and the browser's AbortError where `signal` ended the call.
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  const token = path === LOGIN_PATH ? '' : auth.idToken
  const response = await send(path, token, options)
  const body = await bodyOf(response)
  if (!response.ok) {
    if (response.status === 401) noteUnauthorized(token)
    throw new ApiError(response.status, readProblem(body))
  }
  if (body === UNREADABLE) throw new ApiError(502)
  // The API's contract says what comes at which path; the caller names it.
  return { data: body as T, etag: response.headers.get('ETag') }
}

async function send(path: string, token: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', body, ifMatch, idempotencyKey, signal } = options
  const isForm = body instanceof FormData
  try {
    return await fetch(currentApiBase() + path, {
      method,
      signal,
      headers: {
        Accept: 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
        ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    })
  } catch (error) {
    // fetch throws a TypeError where no answer came: no network, no server, a forbidden origin.
    if (error instanceof TypeError) throw new ApiError(0)
    throw error
  }
}

const UNREADABLE = Symbol('unreadable')

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const text = await response.text().catch((error: unknown) => {
    if (error instanceof TypeError) throw new ApiError(0)
    throw error
  })
  try {
    return JSON.parse(text)
  } catch {
    return UNREADABLE
  }
}

let unauthorizedListener: () => void = () => {}

/**
 * Names what to do when the server does not know the session any more: the listener ends it here too, so that it is
 * told once although several calls may be refused. Call the answer to stop.
 */
export function listenForUnauthorized(listener: () => void): () => void {
  unauthorizedListener = listener
  return () => {
    if (unauthorizedListener === listener) unauthorizedListener = () => {}
  }
}

/** Tells the listener of a refused token, unless its session is over: a late answer must not end the next one. */
export function noteUnauthorized(token: string): void {
  if (token && token === auth.idToken) unauthorizedListener()
}
