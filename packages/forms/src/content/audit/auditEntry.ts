import { entities } from '../entities'
import { auditAreasOf, OTHER_FIELDS } from './auditAreas'
import { auditEntryOf } from './auditEntry.entity'

/** The entity of the audit, about the entities of the registry. */
export const auditEntry = auditEntryOf(entities)

/** What acts can be about, by area. */
export const AUDIT_AREAS = auditAreasOf(entities)

/** The labels of fields, by area and name. */
export const AUDIT_FIELDS: typeof OTHER_FIELDS = {
  ...Object.fromEntries(
    entities.map(({ area, fields }) => [
      area,
      Object.fromEntries(
        Object.values(fields).map(({ name, label = name }) => [name, label] as const),
      ),
    ]),
  ),
  ...OTHER_FIELDS,
}
