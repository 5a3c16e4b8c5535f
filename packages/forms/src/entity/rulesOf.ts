import type { FormSchema } from './validate'

/** One rule of one field: `{ field: 'description', rule: 'atMostWords' }`. */
export interface Rule {
  field: string
  rule: string
}

/** Every rule of a schema, read from the schema itself, in the order of its fields. */
export function rulesOf(schema: FormSchema<unknown>): Rule[] {
  return Object.entries(schema.describe().fields).flatMap(([field, description]) => {
    if (!('tests' in description)) return []
    const names = description.tests.map((test) => test.name ?? 'unnamed')
    const required = description.optional || names.includes('required') ? [] : ['required']
    return [...required, ...names].map((rule) => ({ field, rule }))
  })
}
