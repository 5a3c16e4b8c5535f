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

/** What an address must be. */
export interface UrlOptions {
  /** The domain that it must be on, itself or below it: `linkedin.com`. */
  domain: string
}

/** A required https URL on a domain. */
export function url(label: string, { domain }: UrlOptions) {
  return text(label, { max: MAX_LENGTH })
    .test({
      name: 'domain',
      message: `\${label} must be an https address on ${domain}`,
      test: (value) => !value || isUrl(value, 'https:', domain),
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
