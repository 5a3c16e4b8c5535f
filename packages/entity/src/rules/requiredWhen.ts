import { fieldValue } from '../field/fieldValue'
import type { AnySchema } from 'yup'

/**
 * Makes a field required while other fields have certain values: `{ kind: 'Article' }`. The schema itself stays
 * optional, with the empty value as default.
 */
export function requiredWhen<S extends AnySchema>(
  schema: S,
  others: Readonly<Record<string, unknown>>,
  message = '${label} is required',
): S {
  return schema
    .test({
      name: 'required',
      message,
      test: (value: unknown, { parent }) =>
        !hasValues(parent, others) || (Array.isArray(value) ? value.length > 0 : Boolean(value)),
    })
    .meta({ requiredWhen: others })
}

/** Whether an object has all the given values. */
export function hasValues(object: object, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(values).every(([name, value]) => fieldValue(object, name) === value)
}
