import { number, string } from 'yup'

import { countWords } from './countWords'

const IMAGE_URL = /^\/api\/images\/[0-9a-f]{64}\.webp$/

/** A required text of one line, trimmed, of at most `most` characters. */
export function text(label: string, most = 200) {
  return string()
    .label(label)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .typeError('${label} must be text')
    .required('${label} is required')
    .max(most, '${label} should not exceed ${max} characters')
    .default('')
}

/** A required text of several lines, trimmed, of at most `most` characters. */
export function multiline(label: string, most = 5000) {
  return text(label, most)
}

/** The rule that a text has at most `most` words; its message says how many it has. */
export function atMostWords(most: number) {
  return {
    name: 'atMostWords',
    params: { most },
    message: ({ label, value }: { label?: string; value?: string }) =>
      `${label} should not exceed ${most} words (currently ${countWords(value ?? '')} words)`,
    test: (value: string | undefined) => countWords(value ?? '') <= most,
  }
}

/** A required picture: the address that `POST /images` answered for it. */
export function image(label: string) {
  return string()
    .label(label)
    .typeError('${label} must be text')
    .required('${label} is required')
    .matches(IMAGE_URL, {
      message: '${label} must be a picture uploaded here',
      excludeEmptyString: true,
      name: 'uploaded',
    })
    .default('')
}

/** A required whole number from `least` to `most`. */
export function wholeNumber(label: string, least: number, most: number) {
  const message = `\${label} must be a whole number from ${least} to ${most}`
  return number()
    .label(label)
    .transform((value: unknown, original: unknown) =>
      original === '' || original === null ? undefined : value,
    )
    .typeError(message)
    .required('${label} is required')
    .integer(message)
    .min(least, message)
    .max(most, message)
}
