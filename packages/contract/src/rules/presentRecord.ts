import { secretsOf, type AnyEntity, type EntityValues } from '@staff/entity'

/** The stored records of an area. */
export type RecordsOfArea = (area: string) => readonly EntityValues[]

/** Computes a column of a record from the stored records. */
export type ComputeColumn = (record: EntityValues, recordsOf: RecordsOfArea) => unknown

/** How the computed columns of each area are computed, by area and column. */
export type ComputedColumns = Readonly<Record<string, Readonly<Record<string, ComputeColumn>>>>

/** A stored record for a response: its fields without secrets, its computed columns, and its stamps. */
export function presentRecord<T extends EntityValues>(
  entity: AnyEntity,
  record: T,
  recordsOf: RecordsOfArea,
  columns: ComputedColumns = {},
): T {
  const shown = [entity.idKey, ...Object.keys(entity.fields), 'createdAt', 'updatedAt', 'version']
  const secrets = secretsOf(entity)
  const presented = { ...record }
  for (const name of Object.keys(record))
    if (!shown.includes(name) || secrets.includes(name)) Reflect.deleteProperty(presented, name)
  const computed = Object.entries(columns[entity.area] ?? {}).map(
    ([name, compute]) => [name, compute(record, recordsOf)] as const,
  )
  return Object.assign(presented, Object.fromEntries(computed))
}
