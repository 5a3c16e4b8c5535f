import type { AnyEntity, Audience } from './entity'
import { includesStep, type Rights, type Step } from './rights/rights'

/** What a call does with the records of an entity. */
export type RecordDeed = 'read' | 'create' | 'write' | 'remove'

/**
 * Who can read an entity's records, who can create them, who can change them, and who can delete them. What the public site shows needs
 * the step 'publish' to appear there or to go; a change of private fields needs 'edit'.
 */
export function accessTo({ access = {}, publicSite }: AnyEntity): Record<RecordDeed, Audience> {
  const { read = 'see', write = 'edit' } = access
  const shown = publicSite && write === 'edit' ? 'publish' : write
  return { read, create: access.create ?? shown, write, remove: access.remove ?? shown }
}

/**
 * Who can change these fields: a field that the public site shows needs the step 'publish', and so does the reference to the parent, which
 * decides where the site shows a record.
 */
export function accessToFields(entity: AnyEntity, fields: Iterable<string>): Audience {
  const { write } = accessTo(entity)
  const { publicSite, parentReference } = entity
  if (write !== 'edit' || !publicSite) return write
  const isShown = (field: string) => field === parentReference || publicSite.fields.includes(field)
  return [...fields].some(isShown) ? 'publish' : write
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
