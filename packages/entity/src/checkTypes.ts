import { describeFields } from './field/describeFields'
import type { Field } from './field/field'
import type { FieldErrors, FormSchema } from './validate'

/**
 * Checks a JSON body before the rules: unknown fields, values of another type than the schema's (yup would convert
 * `"5"` to 5), lists that are too long, and NUL characters, which PostgreSQL cannot store.
 */
export function checkTypes(
  schema: FormSchema<unknown>,
  body: Record<string, unknown>,
): FieldErrors {
  const fields = describeFields(schema)
  // fromEntries, not assignment: a key called __proto__ must become an own key.
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const message = Object.hasOwn(fields, name)
        ? typeError(fields[name], value)
        : `Unknown field: ${name}`
      return message ? [[name, message]] : []
    }),
  )
}

const TYPE_NAMES: Record<Field['type'], string> = {
  string: 'text',
  number: 'a number',
  array: 'a list',
  boolean: 'true or false',
  object: 'an object',
}

// No form has such a long list, and yup is slow at each refused entry.
const MAX_ENTRIES = 500

function typeError(field: Field | undefined, value: unknown): string | undefined {
  if (!field || value === null || value === undefined) return undefined
  const { label = 'The value', type, entry } = field
  if (type !== (Array.isArray(value) ? 'array' : typeof value))
    return `${label} must be ${TYPE_NAMES[type]}`
  if (typeof value === 'string' && value.includes('\0'))
    return `${label} must not contain a NUL character`
  if (!Array.isArray(value)) return undefined
  if (value.length > MAX_ENTRIES) return `${label} must not have more than ${MAX_ENTRIES} entries`
  return value.map((item) => typeError(entry, item)).find(Boolean)
}
