import { number } from 'yup'

import { readNumber } from '../readNumber'

/** A required whole number from `least` to `most`. */
export function wholeNumber(label: string, least: number, most: number) {
  const message = `\${label} must be a whole number from ${least} to ${most}`
  return requiredNumber(label, message).integer(message).min(least, message).max(most, message)
}

/** A required number; `message` is for what is not one, `named` is what the other message calls it. An empty field counts as missing, not as wrong. */
export function requiredNumber(label: string, message: string, named = label) {
  return number()
    .label(label)
    .transform((value: unknown, original: unknown) => {
      if (original === null) return undefined
      // yup reads whatever a program would: 1e1, 0x10.
      if (typeof original !== 'string') return value
      return original.trim() === '' ? undefined : readNumber(original)
    })
    .typeError(message)
    .required(`${named} is required`)
}
