import type { SchemaFieldDescription } from 'yup'

import type { Option } from './rules/choice'

/** The choices that a field offers; none where it is no choice. */
export function optionsOf(field: SchemaFieldDescription | undefined): readonly Option[] {
  const tests = field && 'tests' in field ? field.tests : []
  const options: unknown = tests.find((test) => test.name === 'choice')?.params?.['options']
  return Array.isArray(options) ? options : []
}
