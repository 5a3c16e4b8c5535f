import { string, type AnyObject, type StringSchema } from 'yup'

import { toNfkc } from '../text/normalize'
import { onlyVisible, text, withPlainSpaces } from './text'

/** A simple pattern: a local part, an at sign, a domain with a dot. It takes linear time. */
const EMAIL = /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/

/** A required email address. Full-width letters and signs become the plain ones. */
export function email(label: string) {
  return withEmailPattern(text(label, { max: 254 }))
}

/** The email in the login form: as `email`, without a maximum length. */
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

/** Maps full-width and half-width letters to the plain ones. */
function normalizeWidth(value: unknown): unknown {
  return typeof value === 'string' ? toNfkc(value) : value
}
