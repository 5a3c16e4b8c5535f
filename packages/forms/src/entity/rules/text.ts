import { string } from 'yup'

import { countWords } from '../countWords'

/** A text that may be left empty, trimmed, of at most `most` characters. */
export function optionalText(label: string, most = 200) {
  return string()
    .label(label)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .typeError('${label} must be text')
    .max(most, '${label} should not exceed ${max} characters')
    .default('')
}

/** A required text, trimmed, of at most `most` characters; `named` is what its message calls it. */
export function text(label: string, most = 200, named = label) {
  return optionalText(label, most).required(`${named} is required`)
}

/** A required text of several lines, trimmed, of at most `most` characters. */
export function multiline(label: string, most = 5000, named = label) {
  return text(label, most, named)
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
