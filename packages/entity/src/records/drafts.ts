import { ValidationError } from 'yup'

import type { AnyEntity, EntityValues } from '../entity'
import { fieldValue } from '../field/fieldValue'
import { positionField } from '../field/positionField'
import { hasValues } from '../rules/requiredWhen'
import { schemaVariant } from '../schemaVariant'
import { mistakesIn } from '../validate'

/** Whether a value is that of an empty field. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || value === ''
}

/**
 * The fields that may stay empty until a record is published, in the order of the schema. What every draft needs is its title, the records
 * that it refers to, its position, and what no form leaves empty. None where the public site shows no records of an entity.
 */
export function draftFields(entity: AnyEntity): readonly string[] {
  const known = fieldsByEntity.get(entity)
  if (known) return known
  const { empty, fields, publicSite } = entity
  const position = positionField(entity)
  const names = Object.values(fields)
    .filter(({ name, refersTo }) => {
      const isNeeded = refersTo !== undefined || name === position || isInTitle(entity, name)
      return isBlank(fieldValue(empty, name)) && !isNeeded
    })
    .map(({ name }) => name)
  const found = publicSite && !entity.create ? names : []
  fieldsByEntity.set(entity, found)
  return found
}

const fieldsByEntity = new WeakMap<AnyEntity, readonly string[]>()

/** Whether a field is a part of the title of a record. */
function isInTitle({ fields, empty, titleOf }: AnyEntity, name: string): boolean {
  return fields[name]?.type === 'string' && titleOf({ ...empty, [name]: MARK }).includes(MARK)
}

const MARK = '\u{e000}'

/** The required fields that a record lacks before the public site can show it, in the order of the schema. */
export function missingFields(entity: AnyEntity, record: EntityValues): string[] {
  const names = draftFields(entity)
  return names.filter((name) => {
    const { required, requiredWhen } = entity.fields[name] ?? {}
    const isRequired = requiredWhen ? hasValues(record, requiredWhen) : required
    return isRequired && name in record && isBlank(record[name])
  })
}

/** The schema of a draft: what is there is valid, and fields are empty that only a publication needs. */
export const draftSchema = schemaVariant((entity) => {
  const { schema } = entity
  const later = new Set(draftFields(entity))
  return (value, options) => {
    try {
      return schema.validateSync(value, options)
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      const values: EntityValues = { ...schema.cast(value, { stripUnknown: true, assert: false }) }
      const isLater = (path = '') => later.has(path) && isBlank(values[path])
      const left = mistakesIn(error).filter(({ path }) => !isLater(path))
      if (left.length > 0) throw new ValidationError(left)
      const blanks = [...later].filter((name) => isBlank(values[name]))
      const emptied = blanks.map((name) => [name, draftBlank(entity, name)])
      return { ...values, ...Object.fromEntries(emptied) }
    }
  }
})

/** What a draft stores for an empty field: null for a number and for a day, which has no empty text. */
export function draftBlank({ empty, fields }: AnyEntity, name: string): unknown {
  const kind = fields[name]?.kind
  return kind === 'date' || kind === 'dateTime' ? null : fieldValue(empty, name)
}
