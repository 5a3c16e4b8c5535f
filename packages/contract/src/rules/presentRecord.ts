import { secretsOf, type AnyEntity, type EntityValues } from '@staff/forms/entity'

/** The stored records of an area. */
export type RecordsOfArea = (area: string) => readonly EntityValues[]

/** Computes a column of a record from the stored records. */
export type ComputeColumn = (record: EntityValues, recordsOf: RecordsOfArea) => unknown

/** How the computed columns of each area are computed, by area and column. */
export type ComputedColumns = Readonly<Record<string, Readonly<Record<string, ComputeColumn>>>>

/** A stored record for a response: with its computed columns and without its secrets. */
export function presentRecord<T extends EntityValues>(
  entity: AnyEntity,
  record: T,
  recordsOf: RecordsOfArea,
  columns: ComputedColumns = {},
): T {
  const presented = { ...record }
  for (const secret of secretsOf(entity)) Reflect.deleteProperty(presented, secret)
  const computed = Object.entries(columns[entity.area] ?? {}).map(
    ([name, compute]) => [name, compute(record, recordsOf)] as const,
  )
  return Object.assign(presented, Object.fromEntries(computed))
}
