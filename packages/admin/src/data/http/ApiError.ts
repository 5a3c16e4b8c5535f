import { generalMessages } from '@staff/contract'

/** What went wrong, as far as the code that calls needs to know. */
export type ApiErrorCode =
  | 'offline'
  /** No answer came in time. */
  | 'timeout'
  | 'refused'
  | 'conflict'
  | 'unauthorized'
  | 'forbidden'
  | 'confirm'
  | 'choosePassword'
  | 'notFound'
  | 'tooMany'
  | 'failed'

/** What a problem document (RFC 9457) of the API may carry. */
export interface Problem {
  /** What has to be done before the call can be made. */
  code?: string | undefined
  /** One sentence for the person at the screen. */
  message?: string | undefined
  /** One message for each refused field, with 422. */
  errors?: Record<string, string> | undefined
  /** The record as it stands now, with 412. */
  current?: unknown
}

/** A call that brought no answer, or one that is not the hoped-for one. Its message can be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  /** The server's own sentence, where it gave one; `message` is a sentence in any case. */
  readonly serverMessage: string | undefined
  readonly fields: Record<string, string> | undefined
  readonly current?: unknown

  /** `status` is the HTTP status, or 0 where no answer came at all; then `code` says why. */
  constructor(
    readonly status: number,
    problem: Problem = {},
    code: ApiErrorCode = REASONS.get(problem.code ?? '') ?? codeOf(status),
  ) {
    super(problem.message || SENTENCES[code])
    this.code = code
    this.serverMessage = problem.message
    this.fields = problem.errors
    this.current = problem.current
  }
}

const CODES: Record<number, ApiErrorCode> = {
  0: 'offline',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  412: 'conflict',
  422: 'refused',
  429: 'tooMany',
}

/** What the person has to do first, in the server's words. */
const REASONS = new Map<string, ApiErrorCode>([
  ['confirmation-required', 'confirm'],
  ['own-password-required', 'choosePassword'],
])

const SENTENCES: Record<ApiErrorCode, string> = {
  offline: 'The server cannot be reached. Check your connection and try again.',
  timeout: 'The server takes too long to answer. Please try again in a moment.',
  refused: 'Some fields need another look.',
  conflict: 'Somebody else has changed this in the meantime.',
  unauthorized: generalMessages.sessionEnded,
  forbidden: generalMessages.notAllowed,
  confirm: 'This needs your password.',
  choosePassword: 'Choose your own password first.',
  notFound: 'This does not exist any more.',
  tooMany: 'That was a little too fast. Please wait a moment and try again.',
  failed: generalMessages.failed,
}

function codeOf(status: number): ApiErrorCode {
  return CODES[status] ?? 'failed'
}

// A proxy that lost the server answers 502 or 504.
const LOST = [0, 502, 504]

/** Whether a write that failed like this may have been stored all the same: its response was lost. */
export function isOutcomeUnknown({ status }: ApiError): boolean {
  return LOST.includes(status)
}

/** Reads a problem document without trust: what is not of the right type counts as missing. */
export function readProblem(body: unknown): Problem {
  if (typeof body !== 'object' || body === null) return {}
  return {
    code: 'code' in body && typeof body.code === 'string' ? body.code : undefined,
    message: 'message' in body && typeof body.message === 'string' ? body.message : undefined,
    errors: 'errors' in body ? readErrors(body.errors) : undefined,
    current: 'current' in body ? body.current : undefined,
  }
}

function readErrors(errors: unknown): Record<string, string> | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined
  return Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
