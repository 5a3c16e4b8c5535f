import type { AnyEntity } from '../../entity'

/** What acts can be about: the name of an area, and that of one of its records. */
export interface AuditArea {
  many: string
  one: string
}

/** What acts can be about, by area: the records of entities, and what has no list. */
export function auditAreasOf(entities: readonly AnyEntity[]): ReadonlyMap<string, AuditArea> {
  return new Map<string, AuditArea>([
    ...entities.map(({ area, labels: { title, one } }) => [area, { many: title, one }] as const),
    ['images', { many: 'Pictures', one: 'picture' }],
    ['sessions', { many: 'Sessions', one: 'their own' }],
    ['preferences', { many: 'Preferences', one: 'preferences' }],
    ['views', { many: 'Views', one: 'view' }],
    ['releases', { many: 'Releases', one: 'release' }],
    ['jobs', { many: 'Jobs', one: 'job' }],
    ['preview-links', { many: 'Previews', one: 'the whole site' }],
    ['audit', { many: 'Audit entries', one: 'audit entry' }],
  ])
}

/** The labels of fields, by area and name: `{ careers: { title: 'Title' } }`. */
export function auditFieldsOf(
  entities: readonly AnyEntity[],
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return {
    ...Object.fromEntries(entities.map((each) => [each.area, labelsOf(each)])),
    ...OTHER_FIELDS,
  }
}

function labelsOf({ fields }: AnyEntity): Record<string, string> {
  return Object.fromEntries(Object.values(fields).map(({ name, label = name }) => [name, label]))
}

/** The labels of what is changed in areas without an entity, by area and name. */
export const OTHER_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  views: { area: 'Area', name: 'Name', query: 'Address', shared: 'For everybody' },
  releases: { name: 'Name' },
}
