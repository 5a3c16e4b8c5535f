import { describeFields } from './describeFields'
import type { Field } from './field'
import type { FieldErrors, FormSchema } from './validate'

/**
 * What is wrong with a JSON body before any rule is asked: unknown fields, values of another type than the
 * schema's (yup would turn `"5"` into 5), endless lists, and NUL characters, which no database text can hold.
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
}

// No form makes a list so long, and yup takes its time over each entry that it refuses.
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
