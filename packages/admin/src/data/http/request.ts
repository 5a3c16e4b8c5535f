import { CHANGE_PASSWORD_PATH, LOGIN_PATH, type Method } from '@staff/contract'

import { auth, noteRefusal, setFactorState, setPasswordState } from '../../stores/session/auth'
import { confirmation } from '../../stores/session/confirmation'
import { hasUnsavedChanges, loginAgain } from '../../stores/session/loginAgain'
import { updateSessionExpiry } from '../../stores/session/sessionExpiry'
import { currentApiBase } from './apiBase'
import { forgetEarlyCalls, headersOf, takeEarlyCall } from './earlyCalls'
import { ApiError, readProblem } from './ApiError'
import { isTokenRenewed } from './tokenRenewal'
import { abortAfter, currentTimeouts, rejectOnAbort } from './timeouts'

export interface RequestOptions {
  /** @default 'GET' */
  method?: Method
  /** Sent as JSON; a FormData and the bytes of a CSV file are sent unchanged. */
  body?: object
  /** The version of the record that the change is based on. */
  ifMatch?: number
  /** Identifies a call that creates something. The server repeats the first response for the same key. */
  idempotencyKey?: string
  signal?: AbortSignal
  /**
   * A call that nobody asked for; see the `isBackground` of calls. If the session has ended, it goes on here until the user's next
   * call, so that nobody is taken away while they type.
   * @default false
   */
  isBackground?: boolean
  /**
   * Reads a successful response. It calls `onPart` for each part that arrives, and the wait for the next one begins.
   * @default as JSON
   */
  readBody?: (response: Response, onPart: () => void) => Promise<unknown>
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
  const token = path.startsWith(LOGIN_PATH) ? '' : auth.idToken
  try {
    return await send(path, token, options)
  } catch (error) {
    if (error instanceof ApiError && (await canRetry(error, path, token, options)))
      return request(path, options)
    throw error
  }
}

/** Resolves the reason of a refused call if possible, and returns whether the call can be retried. */
async function canRetry(
  error: ApiError,
  path: string,
  token: string,
  { isBackground = false }: Options,
): Promise<boolean> {
  if (error.code === 'unauthorized') {
    if (path !== CHANGE_PASSWORD_PATH && (await isTokenRenewed(token))) return true
    return !isBackground && isLoggedInAgain(token)
  }
  if (error.code === 'choosePassword' && token === auth.idToken) setPasswordState('given')
  if (error.code === 'setUpFactor' && token === auth.idToken) setFactorState('required')
  if (error.code === 'notAllowed' && token === auth.idToken) noteRefusal()
  return error.code === 'confirm' && confirmation.ask()
}

async function send(path: string, token: string, options: Options): Promise<ApiResponse<unknown>> {
  const { method = 'GET', accepts = isReadable, signal, readBody = bodyOf } = options
  const { read, write } = currentTimeouts()
  const limit = abortAfter(method === 'GET' ? read : write, signal)
  try {
    const response = await respond(currentApiBase() + path, token, options, limit.signal)
    if (token && token === auth.idToken) updateSessionExpiry((name) => response.headers.get(name))
    if (!response.ok) throw new ApiError(response.status, readProblem(await bodyOf(response)))
    const body = await readBody(response, limit.restart)
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
  const isFile = isBytes(body)
  return {
    method,
    signal,
    headers: {
      ...headersOf(token),
      ...(body && !isForm && { 'Content-Type': isFile ? 'text/csv' : 'application/json' }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body && { body: isForm || isFile ? body : JSON.stringify(body) }),
  }
}

function isBytes(body: object | undefined): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array
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

/**
 * Asks the user to log in again if they would lose sight of unsaved changes, and otherwise ends the session. Resolves to whether the
 * same user has logged in, so that a call that was refused with `token` can be sent again.
 */
export async function isLoggedInAgain(token: string): Promise<boolean> {
  const isCurrent = token !== '' && token === auth.idToken
  // Closing the question ends the session.
  if (isCurrent && hasUnsavedChanges()) return loginAgain.ask()
  reportUnauthorized(token)
  return false
}

/** Reports a refused token, unless its session is over: a late response must not end the next session. */
export function reportUnauthorized(token: string): void {
  if (token && token === auth.idToken) unauthorizedListener()
}
