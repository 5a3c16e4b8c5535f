import {
  accessTo,
  hasTrash,
  imageFields,
  includesStep,
  fewestOf,
  rightsOf,
  stepIn,
  type AnyEntity,
  type Audience,
  type EntityValues,
  type Rights,
  type RoleAction,
} from '@staff/entity'

import { rightsMessages } from '../../messages/rightsMessages'
import { ADMINISTRATOR } from '../people'

/** Who a decision is about. */
export interface RightsHolder {
  roleTypeId: number
  roleName: string
  /** The rights of the role. An administrator needs none. */
  rights: Rights
}

/** The holder of a role, from the record of the role; a role that is not there gives nothing. */
export function holderOf(role: EntityValues = {}): RightsHolder {
  return {
    roleTypeId: Number(role['roleTypeId']),
    roleName: String(role['name']),
    rights: rightsOf(role['rights']),
  }
}

/** Whether something is allowed, with the reason as a sentence. */
export interface Decision {
  allowed: boolean
  because: string
}

/** The right that a call needs in an area. */
export interface AreaAccess {
  entity: AnyEntity
  audience: Audience
  /** The action that it needs besides; see `ROLE_ACTIONS`. */
  action?: RoleAction
}

/** The right of an audience in an area. */
export function areaAccess(entity: AnyEntity, audience: Audience, action?: RoleAction): AreaAccess {
  return { entity, audience, ...(action && { action }) }
}

/** What a person may do with a record or an area, by name. */
export const DEEDS = [
  'see',
  'edit',
  'publish',
  'create',
  'remove',
  'restore',
  'export',
  'import',
  'deleteForEver',
  'shareViews',
] as const
export type Deed = (typeof DEEDS)[number]

/** The right that a deed needs. */
export function accessFor(entity: AnyEntity, deed: Deed): AreaAccess {
  const { read, create, write, remove } = accessTo(entity)
  switch (deed) {
    case 'see':
      return areaAccess(entity, read)
    case 'edit':
      return areaAccess(entity, write)
    case 'publish':
      return areaAccess(entity, entity.publicSite ? fewestOf('publish', write) : write)
    case 'create':
      return areaAccess(entity, create)
    case 'remove':
      return areaAccess(entity, remove)
    case 'restore':
      return areaAccess(entity, restoreAudience(entity))
    case 'export':
      // Where everybody reads, everybody has always exported.
      return areaAccess(entity, read, entity.access?.everybody ? undefined : 'export')
    case 'import':
      return areaAccess(entity, fewestOf(create, write), 'import')
    case 'deleteForEver':
      return areaAccess(entity, remove, 'deleteForEver')
    default:
      return areaAccess(entity, read, 'shareViews')
  }
}

/** Who may bring a record back: those who may delete it and write it. Of a personal record they cannot write all. */
function restoreAudience(entity: AnyEntity): Audience {
  const { create, write, remove } = accessTo(entity)
  if (!hasTrash(entity)) return 'nobody'
  return entity.isPersonal ? remove : fewestOf(remove, create === 'nobody' ? write : create)
}

/** Whether a person may do something in an area, or with one of its records. The only function that decides it. */
export function mayDo(
  holder: RightsHolder,
  deed: Deed,
  entity: AnyEntity,
  { record }: { record?: EntityValues | undefined } = {},
): Decision {
  const decision = decide(holder, accessFor(entity, deed))
  if (!decision.allowed || !record || isInReach(holder, entity, record)) return decision
  return refuse(
    rightsMessages.otherRegion(holder.roleName, holder.rights.regions, [regionOf(entity, record)]),
  )
}

/** Whether a person has the right that a call needs. */
export function decide(holder: RightsHolder, { entity, audience, action }: AreaAccess): Decision {
  const { roleTypeId, roleName, rights } = holder
  const many = entity.labels.many.toLowerCase()
  if (audience === 'nobody') return refuse(rightsMessages.nobody)
  if (roleTypeId === ADMINISTRATOR) return allow(rightsMessages.administrator(roleName))
  if (audience === 'administrator') return refuse(rightsMessages.onlyAdministrators(roleName))
  const step = stepIn(entity, rights)
  if (step === 'nothing') return refuse(rightsMessages.closed(roleName, many))
  const regions = entity.publicSite?.regions
  if (regions && !areOpen(rights.regions, regions))
    return refuse(rightsMessages.otherRegion(roleName, rights.regions, regions))
  if (!includesStep(step, audience))
    return refuse(rightsMessages.lacksStep(roleName, { step, needed: audience, many }))
  if (action && !rights.actions.includes(action))
    return refuse(rightsMessages.lacksAction(roleName, action, many))
  return allow(
    action
      ? rightsMessages.hasAction(roleName, action, many)
      : rightsMessages.allowed(roleName, step, many),
  )
}

/** Whether a person may edit records with pictures in some area: then they may upload pictures. */
export function decideToEdit(holder: RightsHolder, entities: readonly AnyEntity[]): Decision {
  const decisions = entities
    .filter((entity) => imageFields(entity).length > 0)
    .map((entity) => mayDo(holder, 'edit', entity))
  return (
    decisions.find(({ allowed }) => allowed) ?? refuse(rightsMessages.editsNothing(holder.roleName))
  )
}

/** The regions whose records a person opens in an area; undefined for all. */
export function regionLimit(
  { roleTypeId, rights }: Pick<RightsHolder, 'roleTypeId' | 'rights'>,
  { access }: AnyEntity,
): readonly string[] | undefined {
  if (roleTypeId === ADMINISTRATOR || access?.regionField === undefined) return undefined
  return rights.regions.length > 0 ? rights.regions : undefined
}

/** Whether a record is of a region that a person opens. */
export function isInReach(
  holder: Pick<RightsHolder, 'roleTypeId' | 'rights'>,
  entity: AnyEntity,
  record: EntityValues,
): boolean {
  const limit = regionLimit(holder, entity)
  return !limit || limit.includes(regionOf(entity, record))
}

function regionOf({ access }: AnyEntity, record: EntityValues): string {
  const region = record[access?.regionField ?? '']
  return typeof region === 'string' ? region : ''
}

function areOpen(limit: readonly string[], regions: readonly string[]): boolean {
  return limit.length === 0 || regions.some((region) => limit.includes(region))
}

function allow(because: string): Decision {
  return { allowed: true, because }
}

function refuse(because: string): Decision {
  return { allowed: false, because }
}
