import type { Author } from '../records/author'

/** Who changed a field last, and when. */
export interface FieldChange {
  /** Undefined if it is not known. */
  by: Author | undefined
  /** A timestamp in ISO 8601, UTC. */
  at: string
  /** Where, if it was the person who reads it: in the same tab, such as by restoring a version, or in another one. */
  reader?: 'here' | 'elsewhere' | undefined
}

/** Who changed the fields of a record, by the names of the fields. */
export type FieldChanges = Readonly<Record<string, FieldChange>>
