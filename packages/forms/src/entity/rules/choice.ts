import { string } from 'yup'

import type { Option } from '../field'
import { requiredNumber } from './number'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A required choice among texts; `requiredAs` is what its message calls it. */
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

/** A required choice among numbers that have names. */
export function numberChoice(label: string, options: readonly Option<number>[]) {
  return requiredNumber(label, { message: '${label} must be one of the choices' })
    .test(offered(options))
    .meta({ kind: 'choice', options })
}

/** The id of a record of another entity; the server looks whether there is one. */
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

function offered(options: readonly Option[]) {
  return {
    name: 'choice',
    message: '${label} must be one of the choices',
    test: (value: unknown) =>
      value === undefined || value === '' || options.some((option) => option.value === value),
  }
}
