import { describeFields } from './field/describeFields'
import type { FormSchema } from './validate'

/** One rule of one field: `{ field: 'description', rule: 'maxWords' }`. */
export interface Rule {
  field: string
  rule: string
}

/** Every rule of a schema, in the order of its fields. */
export function rulesOf(schema: FormSchema<unknown>): Rule[] {
  return Object.values(describeFields(schema)).flatMap(({ name, rules }) =>
    rules.map((rule) => ({ field: name, rule })),
  )
}
