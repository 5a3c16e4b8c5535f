import { string, type AnyObject, type StringSchema } from 'yup'

import { toNfkc } from '../hiddenCharacters'
import { onlyVisible, optionalText, text, withPlainSpaces } from './text'

/** A simple pattern of an email: something, an at sign, something with a dot. Linear in the length of the text. */
export const EMAIL = /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/

/** The longest address of the web, in characters. */
const MAX_LENGTH = 2000

/** An address of the web that may be left empty; anything but http and https is refused. */
export function optionalUrl(label: string) {
  return optionalText(label, { max: MAX_LENGTH })
    .test({
      name: 'url',
      message: '${label} must be an address that begins with http:// or https://',
      test: (value) => !value || isUrl(value),
    })
    .meta({ kind: 'url' })
}

/** A required address on linkedin.com. */
export function linkedInUrl(label: string) {
  return text(label, { max: MAX_LENGTH })
    .test({
      name: 'linkedIn',
      message: '${label} must be an https address on linkedin.com',
      test: (value) => !value || isUrl(value, 'https:', 'linkedin.com'),
    })
    .meta({ kind: 'url' })
}

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
    .transform(plain)
    .matches(EMAIL, {
      name: 'email',
      message: 'Invalid email address',
      excludeEmptyString: true,
    })
    .meta({ kind: 'email', pattern: EMAIL.source })
}

/** A text with plain letters in place of those of another width. */
export function plain(value: unknown): unknown {
  return typeof value === 'string' ? toNfkc(value) : value
}

function isUrl(address: string, protocol?: string, domain?: string): boolean {
  // A domain name of other alphabets costs the square of its length to read.
  if (address.length > MAX_LENGTH || /\s/.test(address) || !URL.canParse(address)) return false
  // The browser reads a full-width letter in a domain as the plain one; a person sees another address.
  const [, domainTyped = ''] = /^[^/]*\/\/([^/?#]*)/.exec(address) ?? []
  if (toNfkc(domainTyped) !== domainTyped.normalize('NFC')) return false
  const { protocol: used, hostname } = new URL(address)
  const isHttp = protocol ? used === protocol : used === 'http:' || used === 'https:'
  return isHttp && (!domain || hostname === domain || hostname.endsWith(`.${domain}`))
}
