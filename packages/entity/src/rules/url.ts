import { toNfkc } from '../text/normalize'
import { optionalText, text } from './text'

/** The maximum length of a URL in characters. */
const MAX_LENGTH = 2000

/** An optional URL with http or https. */
export function optionalUrl(label: string) {
  return optionalText(label, { max: MAX_LENGTH })
    .test({
      name: 'url',
      message: '${label} must be an address that begins with http:// or https://',
      test: (value) => !value || isUrl(value),
    })
    .meta({ kind: 'url' })
}

/** A required https URL on linkedin.com. */
export function linkedInUrl(label: string) {
  return text(label, { max: MAX_LENGTH })
    .test({
      name: 'linkedIn',
      message: '${label} must be an https address on linkedin.com',
      test: (value) => !value || isUrl(value, 'https:', 'linkedin.com'),
    })
    .meta({ kind: 'url' })
}

function isUrl(address: string, protocol?: string, domain?: string): boolean {
  // Parsing a non-ASCII domain takes quadratic time.
  if (address.length > MAX_LENGTH || /\s/.test(address) || !URL.canParse(address)) return false
  // Browsers read a full-width letter in a domain as the plain one, so people see another address.
  const [, domainTyped = ''] = /^[^/]*\/\/([^/?#]*)/.exec(address) ?? []
  if (toNfkc(domainTyped) !== domainTyped.normalize('NFC')) return false
  const { protocol: used, hostname } = new URL(address)
  const isHttp = protocol ? used === protocol : used === 'http:' || used === 'https:'
  return isHttp && (!domain || hostname === domain || hostname.endsWith(`.${domain}`))
}
