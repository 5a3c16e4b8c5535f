import type { AnyEntity, Audience } from './entity'
import { includesStep, type Rights, type Step } from './rights/rights'

/** What a call does with the records of an entity. */
export type RecordDeed = 'read' | 'create' | 'write' | 'remove'

/**
 * Who can read an entity's records, who can create them, who can change them, and who can delete them. A record of the public site is
 * written with the step 'edit', as a draft. To appear there, and to go, it needs 'publish'.
 */
export function accessTo({ access = {}, publicSite }: AnyEntity): Record<RecordDeed, Audience> {
  const { read = 'see', write = 'edit' } = access
  const remove = access.remove ?? (publicSite && write === 'edit' ? 'publish' : write)
  return { read, create: access.create ?? write, write, remove }
}

/** The fields that the public site shows, with the reference to the parent, which decides where it shows a record. */
export function shownFields({ publicSite, parentReference }: AnyEntity): string[] {
  const fields = publicSite?.fields ?? []
  return parentReference === undefined ? [...fields] : [...new Set([...fields, parentReference])]
}

/** The area whose step counts for an entity: that of its parent, for an area without a list of its own. */
export function areaOfRights({ area, parentReference, fields }: AnyEntity): string {
  return (parentReference !== undefined && fields[parentReference]?.refersTo) || area
}

/** The step that rights give in the area of an entity: at least the one that everybody has. */
export function stepIn(entity: AnyEntity, { areas }: Pick<Rights, 'areas'>): Step {
  const area = areaOfRights(entity)
  const given = (Object.hasOwn(areas, area) && areas[area]) || 'nothing'
  const { everybody = 'nothing' } = entity.access ?? {}
  return includesStep(given, everybody) ? given : everybody
}

const AUDIENCES: readonly Audience[] = ['see', 'edit', 'publish', 'administrator', 'nobody']

/** The audience with the fewest people. */
export function fewestOf(...audiences: Audience[]): Audience {
  return AUDIENCES.findLast((each) => audiences.includes(each)) ?? 'nobody'
}

/** The audience with the most people; 'nobody' without one. */
export function mostOf(...audiences: Audience[]): Audience {
  return AUDIENCES.find((each) => audiences.includes(each)) ?? 'nobody'
}
