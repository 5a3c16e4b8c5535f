import type { PgTable } from 'drizzle-orm/pg-core'

import type { RecordHooks } from './recordHooks'
import type { ComputedColumn } from './computedColumn'

/** The parts of an area that only the API needs, in addition to its entity. */
export interface Area {
  table: PgTable
  /** The rules of its calls, in addition to the common ones. */
  hooks?: RecordHooks
  /** The expressions of its entity's computed columns. */
  computed?: Readonly<Record<string, ComputedColumn>>
}

const areas = new Map<string, Area>()

/** Makes the areas of a server known, by their names. */
export function registerAreas(all: Readonly<Record<string, Area>>) {
  for (const [name, area] of Object.entries(all)) areas.set(name, area)
}

/** The area with this name. Throws where there is none. */
export function areaOf(name: string): Area {
  const area = areas.get(name)
  if (!area) throw new Error(`There is no area ${name}`)
  return area
}
