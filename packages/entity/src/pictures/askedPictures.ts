import { ValidationError } from 'yup'

import { asText } from '../field/asText'
import { fieldValue } from '../field/fieldValue'
import { schemaVariant } from '../schemaVariant'
import { mistakesIn } from '../validate'
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
export const publishedSchema = schemaVariant(({ schema, fields }) => {
  const asked = Object.values(fields).filter(({ alt }) => alt === 'asked')
  if (asked.length === 0) return (value, options) => schema.validateSync(value, options)
  return (value, options) => {
    const cast = schema.cast(value, { stripUnknown: true, assert: false })
    const lacking = asked
      .filter(({ name }) => lacksDescription(asText(fieldValue(cast, name))))
      .map(({ name }) => new ValidationError(DESCRIBE_PICTURE, undefined, name))
    try {
      const values = schema.validateSync(value, options)
      if (lacking.length === 0) return values
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      // What else is wrong with a picture comes first.
      throw new ValidationError([...mistakesIn(error), ...lacking])
    }
    throw new ValidationError(lacking)
  }
})
