import { string, type AnyObject, type StringSchema } from 'yup'

import { toNfkc } from '../normalize'
import { onlyVisible, text, withPlainSpaces } from './text'

/** A simple pattern of an email: something, an at sign, something with a dot. Linear in the length of the text. */
export const EMAIL = /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/

/** A required email address of a simple pattern; full-width letters and signs become the plain ones. */
export function email(label: string) {
  return withEmailPattern(text(label, { max: 254 }))
}

/** The email of somebody who logs in: as above, without a limit. */
export function loginEmail(label: string) {
  const required = string()
    .label(label)
    .transform(withPlainSpaces)
    .test(onlyVisible())
    .required('${label} is required')
    .default('')
  return withEmailPattern(required)
}

function withEmailPattern(schema: StringSchema<string, AnyObject, '', 'd'>) {
  return schema
    .transform(normalizeWidth)
    .matches(EMAIL, {
      name: 'email',
      message: 'Invalid email address',
      excludeEmptyString: true,
    })
    .meta({ kind: 'email', pattern: EMAIL.source })
}

/** A text with plain letters in place of those of another width. */
export function normalizeWidth(value: unknown): unknown {
  return typeof value === 'string' ? toNfkc(value) : value
}
