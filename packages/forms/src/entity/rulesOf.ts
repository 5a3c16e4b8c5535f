import type { AnyObjectSchema } from 'yup'

/** One rule of one field: `{ field: 'description', rule: 'atMostWords' }`. */
export interface Rule {
  field: string
  rule: string
}

/** Every rule of a schema, read from the schema itself, in the order of its fields. */
export function rulesOf(schema: AnyObjectSchema): Rule[] {
  return Object.entries(schema.describe().fields).flatMap(([field, description]) => {
    if (!('tests' in description)) return []
    const names = description.tests.map((test) => test.name ?? 'unnamed')
    const required = description.optional || names.includes('required') ? [] : ['required']
    return [...required, ...names].map((rule) => ({ field, rule }))
  })
}
