import { ValidationError, type SchemaObjectDescription, type ValidateOptions } from 'yup'

/** The part of a yup object schema that this package uses. */
export interface FormSchema<Values> {
  validateSync(value: unknown, options?: ValidateOptions): Values
  /** Converts values as `validateSync` does. With `assert: false`, it throws for none. */
  cast(value: unknown, options: { stripUnknown: boolean; assert: false }): Partial<Values>
  describe(): SchemaObjectDescription
}

/** One message for each refused field. */
export type FieldErrors = Record<string, string>

export type Validated<Values> =
  { values: Values; errors?: undefined } | { values?: undefined; errors: FieldErrors }

/**
 * Validates a form's values: returns the clean values, or a message for each refused field. The first failing rule of
 * a field, in the order of the schema, gives the message.
 */
export function validate<Values>(schema: FormSchema<Values>, input: unknown): Validated<Values> {
  try {
    return {
      values: schema.validateSync(plain(input), {
        abortEarly: false,
        stripUnknown: true,
      }),
    }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { errors: firstOfEachField(error) }
  }
}

// yup looks fields up by name in a plain object, so it would find inherited properties there. -0 becomes 0: it is shown like 0, and
// would differ from it where versions are compared.
function plain(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const own = Object.entries(input).filter(([name]) => !(name in Object.prototype))
  return Object.fromEntries(own.map(([name, value]) => [name, value === 0 ? 0 : value]))
}

/** Every mistake that an error of yup is about. */
export function mistakesIn(error: ValidationError): readonly ValidationError[] {
  return error.inner.length > 0 ? error.inner : [error]
}

function firstOfEachField(error: ValidationError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of mistakesIn(error)) {
    const field = (path ?? '').split(/[.[]/)[0] ?? ''
    errors[field] ??= message
  }
  return errors
}
