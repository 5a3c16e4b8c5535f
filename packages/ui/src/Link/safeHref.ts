/**
 * The URL of a link that comes from data. Undefined for anything but http and https; show such a value as text. The
 * browser's own parser decides, because it ignores tabs, line breaks and control characters.
 */
export function safeHref(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, href } = new URL(address)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}

/**
 * A `mailto:` URL for one address. Undefined when the value is not exactly one address, so that nobody can add
 * recipients, headers or a body.
 */
export function safeMailTo(email: string, subject?: string, body?: string): string | undefined {
  if (!ONE_ADDRESS.test(email)) return undefined
  const to = encodeURIComponent(email).replace('%40', '@')
  const headers = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return headers.length > 0 ? `mailto:${to}?${headers.join('&')}` : `mailto:${to}`
}

/** The `tel:` URL of a phone number; undefined if it has no digits. */
export function safeTel(phone: string): string | undefined {
  const digits = phone.replaceAll(/[^\d+]/g, '')
  return digits === '' ? undefined : `tel:${digits}`
}

const ONE_ADDRESS = /^[^\s@,;<>"\p{Cc}]{1,64}@[^\s@,;<>"\p{Cc}]{1,255}$/u
