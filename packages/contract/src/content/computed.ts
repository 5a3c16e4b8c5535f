import type { ByComputedColumn } from '@staff/forms/content/entities'
import { secretsOf, type AnyEntity, type EntityValues } from '@staff/forms/entity'

/** The stored records of an area. */
export type RecordsOfArea = (area: string) => readonly EntityValues[]

/** Computes a column of a record from the stored records. */
export type ComputeColumn = (record: EntityValues, recordsOf: RecordsOfArea) => unknown

/** The computed columns, as the API's database computes them. */
export const computedColumns: ByComputedColumn<ComputeColumn> = {
  roles: {
    userCount: ({ id }, recordsOf) =>
      recordsOf('users').filter(({ roleId }) => roleId === id).length,
  },
  users: {
    name: ({ firstName, lastName }) => `${String(firstName)} ${String(lastName)}`,
    roleName: ({ roleId }, recordsOf) =>
      recordsOf('roles').find(({ id }) => id === roleId)?.['name'] ?? '',
  },
}

const byArea = new Map<string, Record<string, ComputeColumn>>(Object.entries(computedColumns))

/** A stored record as a response shows it: with its computed columns and without its secrets. */
export function presentRecord(
  entity: AnyEntity,
  record: EntityValues,
  recordsOf: RecordsOfArea,
): EntityValues {
  const secrets = secretsOf(entity)
  const open = Object.entries(record).filter(([name]) => !secrets.includes(name))
  const computed = Object.entries(byArea.get(entity.area) ?? {}).map(
    ([name, compute]) => [name, compute(record, recordsOf)] as const,
  )
  return Object.fromEntries([...open, ...computed])
}
