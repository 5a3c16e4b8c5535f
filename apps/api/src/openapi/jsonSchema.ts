import type { AnyEntity } from '@staff/forms/entities'
import type { SchemaDescription, SchemaFieldDescription } from 'yup'

/** A JSON Schema, as far as it is used here. */
export type JsonSchema = Record<string, unknown>

/** The JSON Schema of a yup object: what the OpenAPI document says of a body or of parameters. */
export function jsonSchema(schema: AnyEntity['schema']): JsonSchema {
  const fields = Object.entries(schema.describe().fields)
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
    required: fields.flatMap(([name, field]) => (isRequired(field) ? [name] : [])),
  }
}

function fieldSchema(field: SchemaFieldDescription): JsonSchema {
  if (!('nullable' in field)) return {}
  const rules = field.tests.map(({ name, params }) => ruleSchema(field, name, params ?? {}))
  return Object.assign(
    typeOf(field),
    field.label && { title: field.label },
    field.oneOf.length > 0 && { enum: field.oneOf },
    field.default !== undefined && !isRequired(field) && { default: field.default },
    'innerType' in field && { items: itemSchema(field.innerType) },
    ...rules,
  )
}

function typeOf({ type, tests }: SchemaDescription): JsonSchema {
  if (type === 'date') return { type: 'string', format: 'date-time' }
  return { type: tests.some(({ name }) => name === 'integer') ? 'integer' : type }
}

function itemSchema(inner: SchemaFieldDescription | SchemaFieldDescription[] | undefined) {
  return inner && !Array.isArray(inner) ? fieldSchema(inner) : {}
}

const BOUNDS: Record<string, Record<string, string>> = {
  string: { min: 'minLength', max: 'maxLength', length: 'minLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
}

function ruleSchema(
  { type }: SchemaDescription,
  name: string | undefined,
  params: Record<string, unknown>,
): JsonSchema {
  const bound = BOUNDS[type]?.[name ?? '']
  if (bound) return { [bound]: params[name ?? ''] }
  if (params.regex instanceof RegExp) return { pattern: params.regex.source }
  return {}
}

function isRequired(field: SchemaFieldDescription): boolean {
  return (
    'nullable' in field && (!field.optional || field.tests.some(({ name }) => name === 'required'))
  )
}
