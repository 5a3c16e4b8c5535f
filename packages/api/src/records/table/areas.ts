import { draftBlank, draftFields, ENDS_AT, STATUS, type AnyEntity } from '@staff/entity'
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { RecordHooks } from './recordHooks'
import type { ComputedColumn } from './computedColumn'
import { endColumn, statusColumn } from './statusColumn'

/** The parts of an area that only the API needs, in addition to its entity. */
export interface Area {
  table: PgTable
  /** The live versions of its records, made by `liveTable`. An area of the public site has them. */
  live?: PgTable
  /** The rules of its calls, in addition to the common ones. */
  hooks?: RecordHooks
  /** The expressions of its entity's computed columns. */
  computed?: Readonly<Record<string, ComputedColumn>>
}

/** What a process serves. There is one: a server, or a command that works on its database. */
interface Registered {
  /** The entities whose records people keep. */
  entities: readonly AnyEntity[]
  /** What has a list: the entities, and the audit. */
  listed: readonly AnyEntity[]
  areas: ReadonlyMap<string, Area>
}

let registered: Registered = { entities: [], listed: [], areas: new Map() }

/** Makes the entities and areas of this process known. `areas` has one for each of `listed`, by its name. */
export function registerAreas(
  listed: readonly AnyEntity[],
  entities: readonly AnyEntity[],
  areas: Readonly<Record<string, Area>>,
) {
  const withStatus = listed.map((entity) => [entity.area, withStatusOf(entity, areas)] as const)
  registered = { entities, listed, areas: new Map([...Object.entries(areas), ...withStatus]) }
}

/** An area with the status and the end of its records, if the public site shows them. */
function withStatusOf(entity: AnyEntity, areas: Readonly<Record<string, Area>>): Area {
  const area = areas[entity.area]
  if (!area) throw new Error(`The area ${entity.area} has no table`)
  if (!entity.publicSite) return area
  const { table, live, computed } = area
  if (!live)
    throw new Error(
      `The area ${entity.area} is on the public site: it needs a table of live versions`,
    )
  requireRoomForDrafts(entity, table)
  const shown = {
    [STATUS]: statusColumn(entity, table, live),
    [ENDS_AT]: endColumn(entity, table, live),
  }
  return { ...area, computed: { ...computed, ...shown } }
}

/** Throws if a draft could not be stored, because the column of a number or day that it may lack has `notNull`. */
function requireRoomForDrafts(entity: AnyEntity, table: PgTable) {
  const columns = getTableColumns(table)
  const name = draftFields(entity).find(
    (each) => columns[each]?.notNull && draftBlank(entity, each) === null,
  )
  if (name !== undefined)
    throw new Error(
      `A draft of ${entity.area} may lack ${name}: its column must not have notNull()`,
    )
}

/** The entities whose records people keep, in the order of the registry. */
export function allEntities(): readonly AnyEntity[] {
  return registered.entities
}

/** What has a list, with its views, columns and export: the entities, and the audit. */
export function listedEntities(): readonly AnyEntity[] {
  return registered.listed
}

/** The entity of an area. Throws where there is none. */
export function entityOf(area: string): AnyEntity {
  const entity = allEntities().find((each) => each.area === area)
  if (!entity) throw new Error(`No entity has the area '${area}'`)
  return entity
}

/** The area with this name. Throws where there is none. */
export function areaOf(name: string): Area {
  const area = registered.areas.get(name)
  if (!area) throw new Error(`There is no area ${name}`)
  return area
}
