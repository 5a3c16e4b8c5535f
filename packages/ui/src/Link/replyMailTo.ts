import { safeMailTo } from './safeHref'

/** A message that somebody sent. */
export interface SentMessage {
  name: string
  email: string
  subject: string
  message: string
}

/**
 * The `mailto:` URL for a reply to a message, with its subject and its message as a quotation; undefined if its email is invalid.
 * A long message is cut, because mail programs take about 2,000 characters of such a URL.
 */
export function replyMailTo({ name, email, subject, message }: SentMessage): string | undefined {
  const about = `Re: ${subject}`
  const rest = MAX_LENGTH - (safeMailTo(email, about, '')?.length ?? 0)
  return safeMailTo(email, about, quotation(name, message, rest))
}

const MAX_LENGTH = 1900

/** The message below an empty line, quoted line by line, as far as it fits when it is encoded. */
function quotation(name: string, message: string, max: number): string {
  const start = `${BREAK}${BREAK}${name} wrote:${BREAK}`
  const lines = message.split(/\r\n|\r|\n/).map((line) => `> ${line}`.trimEnd())
  const whole = start + lines.join(BREAK)
  if (encodedLength(whole) <= max) return whole
  const end = `${BREAK}> …`
  const room = max - encodedLength(end)
  let used = 0
  let cut = ''
  // By code points: half of an emoji cannot be encoded.
  for (const character of whole) {
    used += encodedLength(character)
    if (used > room) break
    cut += character
  }
  return cut.trimEnd() + end
}

// RFC 6068 asks for both characters.
const BREAK = '\r\n'

function encodedLength(text: string): number {
  return encodeURIComponent(text).length
}
