import type { SchemaFieldDescription } from 'yup'

import type { FieldErrors, FormSchema } from './validate'

/**
 * What is wrong with a JSON body before any rule is asked: unknown fields, values of another type than the
 * schema's (yup would turn `"5"` into 5), endless lists, and NUL characters, which no database text can hold.
 */
export function checkTypes(
  schema: FormSchema<unknown>,
  body: Record<string, unknown>,
): FieldErrors {
  const { fields } = schema.describe()
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

const WORDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  array: 'a list',
  boolean: 'true or false',
}

// No form makes a list so long, and yup takes its time over each entry that it refuses.
const MOST_ENTRIES = 500

function typeError(field: SchemaFieldDescription | undefined, value: unknown): string | undefined {
  if (!field || !('nullable' in field) || value === null || value === undefined) return undefined
  const label = field.label ?? 'The value'
  const type = Array.isArray(value) ? 'array' : typeof value
  if (type !== field.type) return `${label} must be ${WORDS[field.type] ?? field.type}`
  if (typeof value === 'string' && value.includes('\0'))
    return `${label} must not contain a NUL character`
  if (!Array.isArray(value) || !('innerType' in field) || Array.isArray(field.innerType))
    return undefined
  if (value.length > MOST_ENTRIES) return `${label} must not have more than ${MOST_ENTRIES} entries`
  const { innerType } = field
  return value.map((item) => typeError(innerType, item)).find(Boolean)
}
