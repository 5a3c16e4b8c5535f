import { accessTo, includesStep, type AnyEntity, type Rights } from '@staff/entity'

import { rightsMessages } from '../../messages/rightsMessages'
import { refused, type Problem } from '../../problems/Problem'

/**
 * The entities that are rows of the table of rights: those with a list of their own whose step a role can be given. What everybody has,
 * and what only administrators have, is not in the table.
 */
export function rowsOfRights(entities: readonly AnyEntity[]): AnyEntity[] {
  return entities.filter(
    (entity) =>
      entity.parentReference === undefined &&
      entity.access?.everybody === undefined &&
      !['administrator', 'nobody'].includes(accessTo(entity).read),
  )
}

/** The entity of an area that a right is asked for. Throws a 422 for an unknown area. */
export function entityOfRight(entities: readonly AnyEntity[], area: string): AnyEntity {
  const entity = entities.find((each) => each.area === area)
  if (entity) return entity
  throw refused({ area: rightsMessages.unknownArea(entities.map((each) => each.area)) })
}

/** The 422 for rights that name an area or a region which the admin does not have; undefined if they are right. */
export function refuseRights(
  { areas, regions }: Rights,
  entities: readonly AnyEntity[],
  known: readonly string[],
): Problem | undefined {
  const rows = rowsOfRights(entities).map(({ area }) => area)
  if (!Object.keys(areas).every((area) => rows.includes(area)))
    return refused({ rights: rightsMessages.unknownArea(rows) })
  if (!regions.every((region) => known.includes(region)))
    return refused({ rights: rightsMessages.unknownRegion(known) })
  return undefined
}

/** Whether rights give something that others do not: a step, an action, or a region. */
export function widensRights(before: Rights, after: Rights): boolean {
  const isWider = Object.entries(after.areas).some(
    ([area, step]) => !includesStep(before.areas[area] ?? 'nothing', step),
  )
  return (
    isWider ||
    after.actions.some((action) => !before.actions.includes(action)) ||
    !isInside(after.regions, before.regions)
  )
}

/** Whether all regions of one limit are in another one. No region stands for all. */
function isInside(regions: readonly string[], others: readonly string[]): boolean {
  if (others.length === 0) return true
  return regions.length > 0 && regions.every((region) => others.includes(region))
}
