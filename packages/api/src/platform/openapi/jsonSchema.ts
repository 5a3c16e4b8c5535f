import { rightsType } from '@staff/contract'
import { describeFields, isOptionalReference, type AnyEntity, type Field } from '@staff/entity'

/** A JSON Schema. */
export type JsonSchema = Record<string, unknown>

/** The JSON Schema of a yup object, for a body or query parameters in the OpenAPI document. */
export function jsonSchema(schema: AnyEntity['schema']): JsonSchema {
  const fields = Object.values(describeFields(schema))
  const cases = conditionsOf(fields)
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    required: fields.flatMap((field) => (mustBeSent(field) ? [field.name] : [])),
    ...(cases.length > 0 && { allOf: cases }),
  }
}

/**
 * The JSON Schema for a call that changes some fields: all are optional and without defaults. Conditions between fields are
 * left out, because they depend on stored values, too.
 */
export function changeSchema(schema: AnyEntity['schema']): JsonSchema {
  const { allOf: _, properties, ...whole } = jsonSchema(schema)
  const fields = Object.entries(Object(properties)).map(([name, field]) => {
    const { default: _default, ...rest } = Object(field)
    return [name, rest]
  })
  return { ...whole, properties: Object.fromEntries(fields), required: [] }
}

function fieldSchema(field: Field): JsonSchema {
  const { label, entry, options, min, max, unique, example } = field
  const description = descriptionOf(field)
  return {
    ...typeOf(field),
    ...(label !== undefined && { title: label }),
    ...(field.default !== undefined && !mustBeSent(field) && { default: field.default }),
    ...(mustBeSent(field) && NOT_EMPTY[field.type]),
    ...(options && { enum: options.map(({ value }) => value) }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...(!entry && lengthOf(field)),
    ...(unique && { uniqueItems: true }),
    ...(entry && { items: { ...fieldSchema(entry), ...lengthOf(field), ...limitOf(field) } }),
    ...(example !== undefined && { examples: [example] }),
    ...(description && { description }),
    ...patternOf(field),
  }
}

function typeOf(field: Field): JsonSchema {
  const { kind, type, integer } = field
  if (kind === 'rights') return { ...rightsType, required: [], additionalProperties: false }
  if (isOptionalReference(field)) return { type: [type, 'null'] }
  const format = FORMATS[kind]
  if (format) return { type: field.default === null ? [type, 'null'] : type, format }
  return { type: integer ? 'integer' : type }
}

const FORMATS: Partial<Record<Field['kind'], string>> = { date: 'date', dateTime: 'date-time' }

// JSON Schema counts code points, the API counts characters as a person does: this limit must not be the stricter one.
function lengthOf({ maxCodePoints }: Field): JsonSchema {
  return maxCodePoints === undefined ? {} : { maxLength: maxCodePoints }
}

// An optional text may be empty.
function patternOf(field: Field): JsonSchema {
  const { pattern } = field
  if (pattern === undefined) return {}
  return { pattern: field.default === '' && !mustBeSent(field) ? `^$|${pattern}` : pattern }
}

function descriptionOf(field: Field): string {
  const { description, entry, maxWords, earliest, latest } = field
  const words = maxWords === undefined ? undefined : `At most ${maxWords} words.`
  const characters = entry ? undefined : limitOf(field).description
  const first = earliest && `Not before ${earliest}.`
  const last = latest && `Not after ${latest}.`
  return [description, characters, words, first, last].filter(Boolean).join(' ')
}

function limitOf({ maxCharacters }: Field): { description?: string } {
  if (maxCharacters === undefined) return {}
  return {
    description: `At most ${maxCharacters} characters as a person counts them: an emoji or a letter with its accents is one.`,
  }
}

// A required value must not be empty.
const NOT_EMPTY: Partial<Record<Field['type'], JsonSchema>> = {
  string: { minLength: 1 },
  array: { minItems: 1 },
}

/** Whether a field must be sent: it is always required and has no usable default. */
function mustBeSent({ required, default: defaultValue }: Field): boolean {
  return required && isEmpty(defaultValue)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Fields that are required only if other fields have certain values, such as the author of a blog of the kind Article. */
function conditionsOf(fields: Field[]): JsonSchema[] {
  const cases = new Map<string, Field[]>()
  for (const field of fields) {
    if (!field.requiredWhen) continue
    const key = JSON.stringify(field.requiredWhen)
    cases.set(key, [...(cases.get(key) ?? []), field])
  }
  return [...cases.values()].map((needed) => {
    const others = Object.entries(needed[0]?.requiredWhen ?? {})
    return {
      if: {
        properties: Object.fromEntries(others.map(([name, value]) => [name, { const: value }])),
        required: others.map(([name]) => name),
      },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: {
        required: needed.map(({ name }) => name),
        properties: Object.fromEntries(
          needed.map(({ name, type }) => [name, NOT_EMPTY[type] ?? {}]),
        ),
      },
    }
  })
}
