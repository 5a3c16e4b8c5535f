import { CHANGE_PASSWORD_PATH, LOGIN_PATH, type Method } from '@staff/contract'

import { auth, setPasswordState } from '../../stores/session/auth'
import { requestConfirmation } from '../../stores/session/confirmation'
import { updateSessionExpiry } from '../../stores/session/sessionExpiry'
import { currentApiBase } from './apiBase'
import { forgetEarlyCalls, headersOf, takeEarlyCall } from './earlyCalls'
import { ApiError, readProblem } from './ApiError'
import { isTokenRenewed } from './tokenRenewal'
import { abortAfter, currentTimeouts, rejectOnAbort } from './timeouts'

export interface RequestOptions {
  /** @default 'GET' */
  method?: Method
  /** Sent as JSON; a FormData is sent unchanged. */
  body?: object
  /** The version of the record that the change is based on. */
  ifMatch?: number
  /** Identifies a call that creates something. The server repeats the first response for the same key. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Options with a check of the response body. */
export interface ReadOptions<T> extends RequestOptions {
  accepts: (body: unknown) => body is T
}

export interface ApiResponse<T> {
  data: T
  etag: string | null
}

type Options = RequestOptions & { accepts?: (body: unknown) => boolean }

/**
 * Calls the API at a path ('/testimonials') and returns its JSON, which is unchecked without `accepts`. Throws an
 * `ApiError` for any other outcome, including a timeout or a body that is not accepted, and the browser's AbortError if
 * `signal` aborted the call.
 */
export async function request<T>(path: string, options: ReadOptions<T>): Promise<ApiResponse<T>>
export async function request(path: string, options?: RequestOptions): Promise<ApiResponse<unknown>>
export async function request(path: string, options: Options = {}): Promise<ApiResponse<unknown>> {
  const token = path === LOGIN_PATH ? '' : auth.idToken
  try {
    return await send(path, token, options)
  } catch (error) {
    if (error instanceof ApiError && (await canRetry(error, path, token)))
      return request(path, options)
    throw error
  }
}

/** Resolves the reason of a refused call if possible, and returns whether the call can be retried. */
async function canRetry(error: ApiError, path: string, token: string): Promise<boolean> {
  if (error.code === 'unauthorized') {
    if (path !== CHANGE_PASSWORD_PATH && (await isTokenRenewed(token))) return true
    reportUnauthorized(token)
  }
  if (error.code === 'choosePassword' && token === auth.idToken) setPasswordState('given')
  return error.code === 'confirm' && requestConfirmation()
}

async function send(path: string, token: string, options: Options): Promise<ApiResponse<unknown>> {
  const { method = 'GET', accepts = isReadable, signal } = options
  const { read, write } = currentTimeouts()
  const limit = abortAfter(method === 'GET' ? read : write, signal)
  try {
    const response = await respond(currentApiBase() + path, token, options, limit.signal)
    if (token && token === auth.idToken) updateSessionExpiry((name) => response.headers.get(name))
    const body = await bodyOf(response)
    if (!response.ok) throw new ApiError(response.status, readProblem(body))
    if (!accepts(body)) throw new ApiError(502)
    return { data: body, etag: response.headers.get('ETag') }
  } catch (error) {
    if (limit.isExpired()) throw new ApiError(0, {}, 'timeout')
    // fetch throws a TypeError without a response: no network, no server, a forbidden origin.
    if (error instanceof TypeError) throw new ApiError(0)
    throw error
  } finally {
    limit.clear()
  }
}

/** Responds with that of an early call, if the page made one. */
async function respond(url: string, token: string, options: Options, signal: AbortSignal) {
  const isRead = (options.method ?? 'GET') === 'GET'
  if (!isRead) forgetEarlyCalls()
  const early = isRead ? takeEarlyCall(url, token) : undefined
  if (!early) return fetch(url, initOf(token, options, signal))
  return Promise.race([early, rejectOnAbort(signal)])
}

function initOf(
  token: string,
  { method = 'GET', body, ifMatch, idempotencyKey }: RequestOptions,
  signal: AbortSignal,
): RequestInit {
  const isForm = body instanceof FormData
  return {
    method,
    signal,
    headers: {
      ...headersOf(token),
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  }
}

const UNREADABLE = Symbol('unreadable')

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return UNREADABLE
  }
}

function isReadable(body: unknown): boolean {
  return body !== UNREADABLE
}

let unauthorizedListener: () => void = () => {}

/**
 * Sets the listener for a session that the server has ended. The listener ends it here too, so it is called once even if
 * several calls are refused. Call the result to remove it.
 */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListener = listener
  return () => {
    if (unauthorizedListener === listener) unauthorizedListener = () => {}
  }
}

/** Reports a refused token, unless its session is over: a late response must not end the next session. */
export function reportUnauthorized(token: string): void {
  if (token && token === auth.idToken) unauthorizedListener()
}
