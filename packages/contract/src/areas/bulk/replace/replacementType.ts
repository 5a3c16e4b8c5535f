import { json, type JsonType } from '../../../call/json'
import type { Replacement } from './replacement'

/** The JSON type of a replacement in one of these fields. */
export function replacementType(fields: readonly string[]): JsonType<Partial<Replacement>> {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['field', 'find', 'replace'],
    properties: {
      field: json.choice(fields),
      find: json.text({ minLength: 1 }),
      replace: json.text(),
      matchCase: { ...json.boolean(), default: false },
      wholeWords: { ...json.boolean(), default: false },
    },
  }
}
