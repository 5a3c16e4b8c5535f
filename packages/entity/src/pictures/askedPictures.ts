import { ValidationError } from 'yup'

import type { AnyEntity } from '../entity'
import { asText } from '../field/asText'
import { fieldValue } from '../field/fieldValue'
import type { FormSchema } from '../validate'
import { readPicture } from './pictureUse'

/** The message at a picture that nobody has described. */
export const DESCRIBE_PICTURE = 'Describe the picture, or choose “Decorative”'

/** Whether a picture has neither a description nor is decorative. */
export function lacksDescription(value: string): boolean {
  return value !== '' && readPicture(value).alt === undefined
}

/**
 * The schema of a form that publishes: it asks for the description of pictures whose field says so (`alt: 'asked'`). The API publishes without one, so
 * that programs, imports and changes of many records are not refused because of an older picture.
 */
export function publishedSchema<Values extends object>(
  entity: AnyEntity & { schema: FormSchema<Values> },
): FormSchema<Values> {
  const { schema, fields } = entity
  const asked = Object.values(fields).filter(({ alt }) => alt === 'asked')
  if (asked.length === 0) return schema
  // The map holds for each entity what was made from it.
  const known = schemaByEntity.get(entity) as FormSchema<Values> | undefined
  if (known) return known
  const made: FormSchema<Values> = {
    // oxlint-disable-next-line no-restricted-properties -- `describeFields` reads the description of this schema, too
    describe: () => schema.describe(),
    cast: (value, options) => schema.cast(value, options),
    validateSync(value, options) {
      const cast = schema.cast(value, { stripUnknown: true, assert: false })
      const lacking = asked
        .filter(({ name }) => lacksDescription(asText(fieldValue(cast, name))))
        .map(({ name }) => new ValidationError(DESCRIBE_PICTURE, undefined, name))
      try {
        const values = schema.validateSync(value, options)
        if (lacking.length === 0) return values
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        const all = error.inner.length > 0 ? error.inner : [error]
        // What else is wrong with a picture comes first.
        throw new ValidationError([...all, ...lacking])
      }
      throw new ValidationError(lacking)
    },
  }
  schemaByEntity.set(entity, made)
  return made
}

const schemaByEntity = new WeakMap<AnyEntity, unknown>()
