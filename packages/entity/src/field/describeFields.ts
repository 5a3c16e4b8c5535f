import type { SchemaDescription, SchemaFieldDescription, SchemaInnerTypeDescription } from 'yup'

import type { Field, FieldKind, Fields, Option } from './field'
import type { FormSchema } from '../validate'

/**
 * The fields of a schema with their labels, limits and options, computed once for each schema. This is the only
 * function that reads yup's own description.
 */
export function describeFields(schema: FormSchema<unknown>): Fields {
  const known = described.get(schema)
  if (known) return known
  // oxlint-disable-next-line no-restricted-properties -- see above
  const { fields } = schema.describe()
  const found = Object.fromEntries(
    Object.entries(fields).flatMap(([name, description]) =>
      isPlain(description) ? [[name, describeField(name, description)]] : [],
    ),
  )
  described.set(schema, found)
  return found
}

const described = new WeakMap<FormSchema<unknown>, Fields>()

/** Lazy schemas and references are not fields of a form. */
function isPlain(description: SchemaFieldDescription): description is SchemaDescription {
  return 'tests' in description
}

function describeField(name: string, description: SchemaDescription): Field {
  const { label, meta, optional, default: defaultValue, oneOf } = description
  const kind = meta?.kind ?? kindOf(description.type)
  const rules = description.tests.map((rule) => rule.name ?? 'unnamed')
  return {
    ...meta,
    name,
    kind,
    type: typeOf(description.type),
    ...(label !== undefined && { label }),
    required: meta?.required ?? !optional,
    default: defaultValue,
    ...(oneOf.length > 0 && { options: optionsFrom(oneOf) }),
    // yup has no `required` test for a required number.
    rules: optional || rules.includes('required') ? rules : ['required', ...rules],
    ...entryOf(description),
  }
}

function entryOf(list: SchemaDescription | SchemaInnerTypeDescription): Pick<Field, 'entry'> {
  const inner = 'innerType' in list ? list.innerType : undefined
  return inner && !Array.isArray(inner) && isPlain(inner) ? { entry: describeField('', inner) } : {}
}

function optionsFrom(values: readonly unknown[]): Option[] {
  return values.map((value) => ({
    value: typeof value === 'number' ? value : String(value),
    label: String(value),
  }))
}

const KINDS: Record<string, FieldKind> = {
  number: 'number',
  boolean: 'checkbox',
  array: 'tags',
  date: 'dateTime',
}

function kindOf(type: string): FieldKind {
  return KINDS[type] ?? 'text'
}

function typeOf(type: string): Field['type'] {
  if (type === 'mixed') return 'object'
  return type === 'number' || type === 'boolean' || type === 'array' ? type : 'string'
}
