import type { AnyEntity, FormSchema } from '@staff/entity'
import { queryOptions } from '@tanstack/react-query'

import { recordQueries } from '../../data/records/recordQueries'

/** An internal note about a record. The name of its author is a copy, which remains when the user is deleted. */
export interface RecordNote {
  id: string
  authorName: string
  /** An ISO timestamp. */
  createdAt: string
  text: string
}

/** The internal notes about the records of an entity. */
export interface NotesOfRecords {
  entity: AnyEntity
  /** The rules of a new note. */
  schema: FormSchema<{ text: string }>
  /** How many notes a record can have. */
  max: number
  /** Said in place of the form if a record has as many. */
  tooMany: string
  /** Reads the notes of a record, the oldest first. Throws an `ApiError`. */
  list: (id: string, signal: AbortSignal) => Promise<readonly RecordNote[]>
  /** Adds a note to a record. The key is the same when the same note is tried again. Throws an `ApiError`. */
  add: (id: string, note: { text: string }, idempotencyKey: string) => Promise<unknown>
}

/** The query of the notes of a record. */
export function notesQuery({ entity, list }: NotesOfRecords, id: string) {
  return queryOptions({
    queryKey: [...recordQueries(entity).all().queryKey, 'notes', id],
    queryFn: ({ signal }) => list(id, signal),
  })
}
