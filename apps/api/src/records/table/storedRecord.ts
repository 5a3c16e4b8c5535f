import type { RecordMetadata } from '@staff/forms/entity'

/** A stored record as callers see it: the entity's fields, what is computed, its id and the stamps. */
export type StoredRecord = Record<string, unknown> & RecordMetadata

/** A selected row as callers see it: timestamps as ISO 8601 in UTC. */
export function toRecord(row: Record<string, unknown>): StoredRecord {
  // The row has exactly the columns of `selectionOf`, stamps included, which drizzle's type does not say.
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as StoredRecord
}
