import type { AnyEntity } from '@staff/forms/entity'
import type { SchemaDescription, SchemaFieldDescription } from 'yup'

/** A JSON Schema, as far as it is used here. */
export type JsonSchema = Record<string, unknown>

/** The JSON Schema of a yup object: what the OpenAPI document says of a body or of parameters. */
export function jsonSchema(schema: AnyEntity['schema']): JsonSchema {
  const fields = Object.entries(schema.describe().fields)
  const cases = conditionsOf(fields)
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
    required: fields.flatMap(([name, field]) => (isRequired(field) ? [name] : [])),
    ...(cases.length > 0 && { allOf: cases }),
  }
}

/**
 * The same for a call that changes some fields: none has to be there, and what is not there stays as it is. Which
 * fields belong together is decided with those that are stored.
 */
export function changeSchema(schema: AnyEntity['schema']): JsonSchema {
  const { allOf: _, properties, ...whole } = jsonSchema(schema)
  const fields = Object.entries(Object(properties)).map(([name, field]) => {
    const { default: _default, ...rest } = Object(field)
    return [name, rest]
  })
  return { ...whole, properties: Object.fromEntries(fields), required: [] }
}

function fieldSchema(field: SchemaFieldDescription): JsonSchema {
  if (!('nullable' in field)) return {}
  const rules = field.tests.map(({ name, params }) => ruleSchema(field, name, params ?? {}))
  const descriptions = [field.meta, ...rules].flatMap((each) => descriptionIn(each))
  return Object.assign(
    typeOf(field),
    field.label && { title: field.label },
    field.oneOf.length > 0 && { enum: field.oneOf },
    field.default !== undefined && !isRequired(field) && { default: field.default },
    isRequired(field) && LEAST[field.type],
    ...rules,
    'innerType' in field && { items: itemSchema(field.innerType, field.tests) },
    descriptions.length > 0 && { description: descriptions.join(' ') },
  )
}

function descriptionIn(from: object | undefined): unknown[] {
  return from && 'description' in from ? [from.description] : []
}

function typeOf({ type, tests }: SchemaDescription): JsonSchema {
  if (type === 'date') return { type: 'string', format: 'date-time' }
  return { type: tests.some(({ name }) => name === 'integer') ? 'integer' : type }
}

/** The schema of what a list holds, with the limit that a rule of the list sets for each of its items. */
function itemSchema(
  inner: SchemaFieldDescription | SchemaFieldDescription[] | undefined,
  tests: SchemaDescription['tests'],
): JsonSchema {
  const { maxOfEach, maxCodePoints } =
    tests.find(({ params }) => params && 'maxOfEach' in params)?.params ?? {}
  return {
    ...(inner && !Array.isArray(inner) && fieldSchema(inner)),
    ...(maxOfEach !== undefined && {
      maxLength: maxCodePoints,
      description: charactersAs(maxOfEach),
    }),
  }
}

// What is required must not be empty either.
const LEAST: Record<string, JsonSchema> = { string: { minLength: 1 }, array: { minItems: 1 } }

const BOUNDS: Record<string, Record<string, string>> = {
  string: { min: 'minLength', max: 'maxLength', length: 'minLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
}

function ruleSchema(
  field: SchemaDescription,
  name: string | undefined,
  params: Record<string, unknown>,
): JsonSchema {
  // What a validator of JSON counts are code points: a client that goes by them must not refuse what is accepted.
  if (name === 'max' && 'maxCodePoints' in params)
    return { maxLength: params['maxCodePoints'], description: charactersAs(params['max']) }
  if ('maxWords' in params) return { description: `At most ${String(params['maxWords'])} words.` }
  if (name === 'unique') return { uniqueItems: true }
  const bound = BOUNDS[field.type]?.[name ?? '']
  const limit = params[name ?? '']
  if (bound && limit !== undefined) return { [bound]: limit }
  if (Array.isArray(params['options'])) return { enum: params['options'].map(({ value }) => value) }
  if (!(params['regex'] instanceof RegExp)) return {}
  // A pattern is for what is filled in.
  const { source } = params['regex']
  return { pattern: field.default === '' && !isRequired(field) ? `^$|${source}` : source }
}

function charactersAs(max: unknown): string {
  return `At most ${String(max)} characters as a person counts them: an emoji or a letter with its accents is one.`
}

/** Whether a field has to be sent: it has no default that would do, and is not required in some cases only. */
function isRequired(field: SchemaFieldDescription): boolean {
  if (!('nullable' in field)) return false
  const isRequiredRule = field.tests.some(
    ({ name, params }) => name === 'required' && caseOf(params) === undefined,
  )
  return isRequiredRule ? isEmpty(field.default) : !field.optional
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

type Fields = [name: string, field: SchemaFieldDescription][]

/** What is required only where another field has a certain value, such as the author of a blog of the kind Article. */
function conditionsOf(fields: Fields): JsonSchema[] {
  const required = new Map<string, Fields>()
  for (const [name, field] of fields)
    for (const { name: rule, params } of 'nullable' in field ? field.tests : []) {
      const when = rule === 'required' ? caseOf(params) : undefined
      if (when) required.set(when, [...(required.get(when) ?? []), [name, field]])
    }
  return [...required].map(([when, needed]) => {
    const [other, value] = JSON.parse(when) as [string, unknown] // as `caseOf` wrote it
    const least = needed.map(([name, { type }]) => [name, LEAST[type] ?? {}])
    return {
      if: { properties: { [other]: { const: value } }, required: [other] },
      // oxlint-disable-next-line unicorn/no-thenable -- the word of JSON Schema
      then: { required: needed.map(([name]) => name), properties: Object.fromEntries(least) },
    }
  })
}

/** The case of a `required` rule that names in its parameters the field and the value that it is for. */
function caseOf(params: Record<string, unknown> | undefined): string | undefined {
  const [entry] = Object.entries(params ?? {})
  return entry && JSON.stringify(entry)
}
