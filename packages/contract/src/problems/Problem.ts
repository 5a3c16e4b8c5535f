import type { Author, FieldErrors } from '@staff/entity'

import { requestMessages } from '../messages/messages'
import { TITLES } from './titles'

/**
 * What the person has to do before a refused call can be made: choose a password that only they know, set up a second factor, log in from the beginning, type theirs again, say what becomes
 * of a scheduled change, look at what is live and scheduled now, have the address of previews set, or change the records of a release that
 * are refused.
 */
export type ProblemCode =
  | 'own-password-required'
  | 'second-factor-required'
  | 'login-ended'
  | 'confirmation-required'
  | 'not-allowed'
  | 'scheduled-change'
  | 'not-scheduled'
  | 'not-live'
  | 'no-preview-url'
  | 'release-refused'

export interface ProblemDetails {
  /** Tells a program what `message` tells a person. */
  code?: ProblemCode
  /** One message for each refused field or parameter. */
  errors?: FieldErrors
  /** Headers of the response, `retry-after` for example. */
  headers?: Record<string, string>
  /** The stored record, where a change was refused because the record is newer. */
  current?: Record<string, unknown>
  /** Who stored it, if that is known. */
  changedBy?: Author
  /** What is scheduled already, where a publication does not say what becomes of it. */
  scheduled?: readonly unknown[]
  /** The records for which a release was refused. */
  refused?: readonly unknown[]
}

/** A response that tells the caller what went wrong, in a sentence for people. Handlers throw it. */
export class Problem extends Error {
  override name = 'Problem'

  constructor(
    readonly status: number,
    message: string,
    readonly details: ProblemDetails = {},
  ) {
    super(message)
  }
}

/** The 422 for a form or for parameters that are refused, all of them at once. */
export function refused(errors: FieldErrors): Problem {
  const messages = Object.values(errors)
  const message = messages.length === 1 ? messages[0] : requestMessages.wrongFields
  return new Problem(422, message ?? requestMessages.nothingWrong, { errors })
}

/** The RFC 9457 document of a problem. */
export function problemDocument(
  { status, message, details }: Problem,
  requestId: string,
): Record<string, unknown> {
  const { code, errors, current, changedBy, scheduled, refused: records } = details
  return {
    type: 'about:blank',
    title: TITLES[status] ?? 'Problem',
    status,
    detail: message,
    message,
    requestId,
    ...(code && { code }),
    ...(errors && { errors }),
    ...(current && { current }),
    ...(changedBy && { changedBy }),
    ...(scheduled && { scheduled }),
    ...(records && { refused: records }),
  }
}
