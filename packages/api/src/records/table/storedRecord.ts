import type { AnyEntity, RecordMetadata } from '@staff/entity'

/** A record in a response: the entity's fields, its computed values, id, timestamps and version. */
export type StoredRecord = Record<string, unknown> & RecordMetadata

/** Converts a selected row to a record: timestamps as ISO 8601 in UTC. */
export function toRecord(row: Record<string, unknown>): StoredRecord {
  // The row has exactly the columns of `selectionOf`, timestamps included; drizzle's type does not say so.
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as StoredRecord
}

/** Records by their ids. */
export function recordsById<Each extends Readonly<Record<string, unknown>>>(
  { idKey }: Pick<AnyEntity, 'idKey'>,
  records: readonly Each[],
): Map<string, Each> {
  return new Map(records.map((record) => [String(record[idKey]), record]))
}
