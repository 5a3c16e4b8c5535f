/**
 * The address of a link that is drawn from data, whatever way it got there; undefined for anything but an address of
 * http or https, which then stays a text. The browser's own reading decides: it skips tabs, line breaks and controls.
 */
export function safeHref(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, href } = new URL(address)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}

/**
 * The address that opens a new mail to somebody; undefined where what is stored is no single address, to which nothing
 * can be added: no second recipient, no header, no body.
 */
export function safeMailTo(email: string, subject?: string): string | undefined {
  if (!ONE_ADDRESS.test(email)) return undefined
  const to = encodeURIComponent(email).replace('%40', '@')
  return subject === undefined
    ? `mailto:${to}`
    : `mailto:${to}?subject=${encodeURIComponent(subject)}`
}

const ONE_ADDRESS = /^[^\s@,;<>"\p{Cc}]{1,64}@[^\s@,;<>"\p{Cc}]{1,255}$/u
