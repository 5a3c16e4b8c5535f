import { generalMessages, type LiveState } from '@staff/contract'
import type { Author } from '@staff/entity'

/** The kind of failure, for the calling code. */
export type ApiErrorCode =
  | 'offline'
  /** No response arrived in time. */
  | 'timeout'
  | 'refused'
  | 'conflict'
  | 'unauthorized'
  | 'forbidden'
  /** The role of the user does not allow it, or not any more. */
  | 'notAllowed'
  /** A change is scheduled already, and the call did not say what becomes of it. */
  | 'scheduledChange'
  | 'confirm'
  | 'choosePassword'
  | 'setUpFactor'
  | 'notFound'
  | 'tooMany'
  | 'failed'

/** The fields of a problem document (RFC 9457) of the API. */
export interface Problem {
  /** What the user must do before the call can succeed. */
  code?: string | undefined
  /** One sentence for the user. */
  message?: string | undefined
  /** One message for each invalid field, with 422. */
  errors?: Record<string, string> | undefined
  /** The current record, with 412. */
  current?: unknown
  /** Who stored the current record, with 412. */
  changedBy?: Author | undefined
  /** What is scheduled already, with 409. */
  scheduled?: LiveState['live'] | undefined
}

/** A call without a response, or with an unexpected one. Its message is for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  /** The message of the server, if it sent one; `message` is never empty. */
  readonly serverMessage: string | undefined
  readonly fields: Record<string, string> | undefined
  readonly current?: unknown
  readonly changedBy: Author | undefined
  readonly scheduled: LiveState['live'] | undefined

  /** `status` is the HTTP status, or 0 without a response; then `code` gives the reason. */
  constructor(
    readonly status: number,
    problem: Problem = {},
    code: ApiErrorCode = CODES_BY_PROBLEM.get(problem.code ?? '') ?? codeOf(status),
  ) {
    super(problem.message || DEFAULT_MESSAGES[code])
    this.code = code
    this.serverMessage = problem.message
    this.fields = problem.errors
    this.current = problem.current
    this.changedBy = problem.changedBy
    this.scheduled = problem.scheduled
  }
}

const CODES_BY_STATUS: Record<number, ApiErrorCode> = {
  0: 'offline',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  412: 'conflict',
  422: 'refused',
  429: 'tooMany',
}

/** The codes of problem documents that ask the user to do something first. */
const CODES_BY_PROBLEM = new Map<string, ApiErrorCode>([
  ['confirmation-required', 'confirm'],
  ['own-password-required', 'choosePassword'],
  ['second-factor-required', 'setUpFactor'],
  ['not-allowed', 'notAllowed'],
  ['scheduled-change', 'scheduledChange'],
])

const DEFAULT_MESSAGES: Record<ApiErrorCode, string> = {
  offline: 'The server cannot be reached. Check your connection and try again.',
  timeout: 'The server takes too long to answer. Please try again in a moment.',
  refused: 'Some fields need another look.',
  conflict: 'Somebody else has changed this in the meantime.',
  unauthorized: generalMessages.sessionEnded,
  forbidden: generalMessages.notAllowed,
  notAllowed: generalMessages.notAllowed,
  scheduledChange: 'A change is scheduled already.',
  confirm: 'This needs your password.',
  choosePassword: 'Choose your own password first.',
  setUpFactor: 'Set up a second factor first.',
  notFound: 'This no longer exists.',
  tooMany: 'That was a little too fast. Please wait a moment and try again.',
  failed: generalMessages.failed,
}

function codeOf(status: number): ApiErrorCode {
  return CODES_BY_STATUS[status] ?? 'failed'
}

// A proxy that cannot reach the server responds with 502 or 504.
const WITHOUT_RESPONSE = [0, 502, 504]

/** Whether a write that failed this way may have been stored, because its response was lost. */
export function isOutcomeUnknown({ status }: ApiError): boolean {
  return WITHOUT_RESPONSE.includes(status)
}

/** Parses a problem document. Fields of the wrong type count as missing. */
export function readProblem(body: unknown): Problem {
  if (typeof body !== 'object' || body === null) return {}
  return {
    code: 'code' in body && typeof body.code === 'string' ? body.code : undefined,
    message: 'message' in body && typeof body.message === 'string' ? body.message : undefined,
    errors: 'errors' in body ? readErrors(body.errors) : undefined,
    current: 'current' in body ? body.current : undefined,
    changedBy: 'changedBy' in body ? readAuthor(body.changedBy) : undefined,
    scheduled: 'scheduled' in body ? readTimes(body.scheduled) : undefined,
  }
}

function readTimes(times: unknown): LiveState['live'] | undefined {
  return Array.isArray(times) && times.every(isTime) ? times : undefined
}

function isTime(time: unknown): time is LiveState['live'][number] {
  if (typeof time !== 'object' || time === null) return false
  const { version, from, until }: Partial<Record<string, unknown>> = { ...time }
  const isEnd = until === null || typeof until === 'string'
  return typeof version === 'number' && typeof from === 'string' && isEnd
}

function readAuthor(author: unknown): Author | undefined {
  if (typeof author !== 'object' || author === null) return undefined
  if (!('userName' in author) || typeof author.userName !== 'string') return undefined
  const userId = 'userId' in author && typeof author.userId === 'string' ? author.userId : null
  return { userId, userName: author.userName }
}

function readErrors(errors: unknown): Record<string, string> | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined
  return Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** The message of a refused call. Throws any other error again. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  throw error
}
