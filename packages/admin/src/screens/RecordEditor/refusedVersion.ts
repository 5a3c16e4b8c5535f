import type { FieldErrors } from '@staff/entity'

/** A version that could not be restored, because the rules of today refuse it. */
export interface RefusedVersion {
  version: number
  values: Readonly<Record<string, unknown>>
  /** The messages by field. */
  errors: FieldErrors
}
