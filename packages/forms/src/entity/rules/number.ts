import { number } from 'yup'

/** A required whole number from `least` to `most`. */
export function wholeNumber(label: string, least: number, most: number) {
  const message = `\${label} must be a whole number from ${least} to ${most}`
  return requiredNumber(label, message).integer(message).min(least, message).max(most, message)
}

/** A required number; `message` is for what is not one, `named` is what the other message calls it. An empty field counts as missing, not as wrong. */
export function requiredNumber(label: string, message: string, named = label) {
  return number()
    .label(label)
    .transform((value: unknown, original: unknown) =>
      original === '' || original === null ? undefined : value,
    )
    .typeError(message)
    .required(`${named} is required`)
}
