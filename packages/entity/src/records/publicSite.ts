import type { AnyEntity } from '../entity'
import { positionField } from '../field/positionField'

/**
 * An entity as the public site sees it: only its public fields are listed, searched, sorted and shown. Throws if a
 * public field is a secret. Undefined if the entity is not public.
 */
export function publicView(entity: AnyEntity): AnyEntity | undefined {
  const { publicSite, computed: _, create: _create, ordered, ...rest } = entity
  if (!publicSite) return undefined
  const position = positionField(entity)
  const isPublic = (name: string) => publicSite.fields.includes(name)
  const fields = Object.fromEntries(
    Object.entries(entity.fields).filter(([name]) => isPublic(name)),
  )
  const secret = Object.values(fields).find((field) => field.secret)
  if (secret) throw new Error(`${secret.name} of ${entity.area} is secret: it cannot be public`)
  return {
    ...rest,
    publicSite,
    fields,
    // An answer that is kept in memory must not depend on the day.
    filters: entity.filters.filter(({ kind, name }) => kind !== 'date' && isPublic(name)),
    listed: entity.listed.filter((name) => isPublic(name) || name === 'updatedAt'),
    searched: entity.searched.filter(isPublic),
    ...(ordered && (!position || isPublic(position)) && { ordered }),
  }
}
