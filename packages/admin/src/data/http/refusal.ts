import { ApiError } from './ApiError'

/** Why a form was not stored. The messages are for the user. */
export type Refusal =
  | { status: 'refused'; errors: Record<string, string> }
  /** Nothing is wrong with the fields: too many attempts, or the server did not respond. */
  | { status: 'failed'; message: string }

/** Why the call of a form failed. Throws what is no `ApiError` again. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error
  const { message, fields } = error
  return fields ? { status: 'refused', errors: fields } : { status: 'failed', message }
}
