import type { EntityValues, Fixtures } from '@staff/entity'

/** Finds the sample records of an area; none for an area without. */
export type RecordsOf = (area: string) => readonly EntityValues[]

export function recordsOf(fixtures: readonly Fixtures[]): RecordsOf {
  return (area) => fixtures.find(({ entity }) => entity.area === area)?.records ?? []
}
