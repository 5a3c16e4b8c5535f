import {
  hasPages,
  publicView,
  SLUG,
  referencesOf,
  type AnyEntity,
  type EntityValues,
} from '@staff/entity'

/** An area of the public site. */
export interface PublicArea {
  /** The entity with its public fields only. */
  entity: AnyEntity
  /** The entities whose records are parts of a record of this area, such as the service data of a service. */
  parts: readonly AnyEntity[]
  /** All regions of the site; none for a site without regions. */
  regions: readonly string[]
}

/**
 * The areas that the public site shows. An entity without a list of its own is a part of its parent. `regions` are those of the
 * site, the default first.
 */
export function publicAreasOf(
  entities: readonly AnyEntity[],
  regions: readonly string[] = [],
): PublicArea[] {
  const views = entities.flatMap((entity) => publicView(entity) ?? [])
  return views
    .filter(({ parentReference }) => parentReference === undefined)
    .map((entity) => ({
      entity,
      regions,
      parts: entities.flatMap((part) =>
        parentOf(part) === entity.area ? (publicView(part) ?? []) : [],
      ),
    }))
}

/** Whether the public site of a region shows an area. A site without regions shows all. */
export function isShownIn({ entity }: PublicArea, region: string | undefined): boolean {
  const shown = entity.publicSite?.regions
  return !shown || (region !== undefined && shown.includes(region))
}

/** The property of a record that holds its parts: `servicesData` for the area 'services-data'. */
export function partsKey({ area }: AnyEntity): string {
  return area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The properties of a public record, without its parts. `view` is the entity with its public fields only. */
export function publicKeys(view: AnyEntity): string[] {
  const { idKey, fields } = view
  return [
    idKey,
    ...(hasPages(view) ? [SLUG] : []),
    ...Object.keys(fields),
    'createdAt',
    'updatedAt',
  ]
}

/** A stored record with nothing but what is public. */
export function publicRecord(view: AnyEntity, record: EntityValues): EntityValues {
  return Object.fromEntries(publicKeys(view).map((key) => [key, record[key]]))
}

function parentOf(entity: AnyEntity): string | undefined {
  return entity.parentReference && referencesOf(entity)[entity.parentReference]
}
