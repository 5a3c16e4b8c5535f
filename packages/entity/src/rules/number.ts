import { number } from 'yup'

import { readNumber } from '../text/readNumber'

export interface NumberOptions {
  /** The message for a value that is not a number, too small or too large. */
  message: string
  /**
   * The field's name in the message for an empty value.
   * @default its label
   */
  requiredAs?: string
  /**
   * The minimum.
   * @default no limit
   */
  min?: number
  /**
   * The maximum.
   * @default no limit
   */
  max?: number
}

/** A required number. An empty field counts as missing, not as invalid. */
export function requiredNumber(
  label: string,
  { message, requiredAs = label, ...limits }: NumberOptions,
) {
  const schema = number()
    .label(label)
    .transform((value: unknown, original: unknown) => {
      if (original === null) return undefined
      // yup accepts the notations of programs: 1e1, 0x10.
      if (typeof original !== 'string') return value
      return original.trim() === '' ? undefined : readNumber(original)
    })
    .typeError(message)
    .required(`${requiredAs} is required`)
    .meta({ kind: 'number', ...limits })
  const { min, max } = limits
  const withMin = min === undefined ? schema : schema.min(min, message)
  return max === undefined ? withMin : withMin.max(max, message)
}

/** A required whole number from `min` to `max`. */
export function wholeNumber(label: string, min: number, max: number) {
  const message = `\${label} must be a whole number from ${min} to ${max}`
  return requiredNumber(label, { message, min, max }).integer(message).meta({ integer: true })
}
