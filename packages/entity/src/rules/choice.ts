import { string } from 'yup'

import type { Option } from '../field/field'
import { requiredNumber } from './number'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A required choice of a text; `requiredAs` is the field's name in the message for an empty value. */
export function choice<const Value extends string>(
  label: string,
  values: readonly Value[],
  { requiredAs = label } = {},
) {
  const options = values.map((value) => ({ value, label: value }))
  return string<Value>()
    .label(label)
    .typeError('${label} must be text')
    .required(`${requiredAs} is required`)
    .test(offered(options))
    .meta({ kind: 'choice', options })
}

/** A required choice of a number with a label. */
export function numberChoice(label: string, options: readonly Option<number>[]) {
  return requiredNumber(label, { message: '${label} must be one of the choices' })
    .test(offered(options))
    .meta({ kind: 'choice', options })
}

/** The id of a record of another entity. The server checks that the record exists. */
export function reference(label: string, area: string) {
  return string()
    .label(label)
    .typeError('${label} must be text')
    .required('${label} is required')
    .matches(UUID, {
      name: 'reference',
      message: '${label} must be one of the choices',
      excludeEmptyString: true,
    })
    .meta({ kind: 'reference', refersTo: area, pattern: UUID.source })
    .default('')
}

/**
 * The id of a record of another entity, or null. `none` is what null is called: 'Nobody'. When the other record is deleted, the
 * server sets the reference to null.
 */
export function optionalReference(label: string, area: string, none: string) {
  return string()
    .label(label)
    .typeError('${label} must be text')
    .transform((value: unknown) => (value === '' ? null : value))
    .matches(UUID, { name: 'reference', message: '${label} must be one of the choices' })
    .nullable()
    .meta({ kind: 'reference', refersTo: area, none, pattern: UUID.source })
    .default(null)
}

function offered(options: readonly Option[]) {
  return {
    name: 'choice',
    message: '${label} must be one of the choices',
    test: (value: unknown) =>
      value === undefined || value === '' || options.some((option) => option.value === value),
  }
}
