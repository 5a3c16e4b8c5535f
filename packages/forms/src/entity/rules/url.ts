import { toNfkc } from '../normalize'
import { optionalText, text } from './text'

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
