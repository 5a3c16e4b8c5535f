import type { Operation } from './document'
import type { Answer } from './plain'
import type { Caller } from './requests'

/** The fault of a response, in the same words for the same fault; undefined if there is none. */
export function complaintAbout(
  operation: Operation,
  as: Caller,
  answer: Answer,
): string | undefined {
  const { status } = answer
  const complaints = [
    status >= 500 && status !== 503 && `answers ${status}`,
    !operation.statuses.includes(status) && `answers ${status}, which the document does not name`,
    [429, 503].includes(status) &&
      !answer.headers['retry-after'] &&
      `answers ${status} without Retry-After`,
    status < 400 && operation.isSecured && !isSomebody(as) && `answers ${status} to nobody`,
    status >= 400 && problemComplaint(answer),
    leakComplaint(answer),
    ...Object.entries(HEADERS).map(([name, expected]) => {
      const isRight = expected.test(answer.headers[name] ?? '')
      return !isRight && `answers ${status} with a wrong ${name}`
    }),
  ]
  return complaints.find((complaint) => typeof complaint === 'string')
}

const HEADERS: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/i,
  'content-security-policy': /frame-ancestors 'none'/,
  'referrer-policy': /./,
  'cross-origin-opener-policy': /^same-origin$/,
  'cache-control': /^no-store$|^public, max-age=31536000, immutable$/,
}

function isSomebody(as: Caller): boolean {
  return as === 'administrator' || as === 'staff'
}

function problemComplaint({ status, headers, text }: Answer): string | undefined {
  if (!headers['content-type']?.startsWith('application/problem+json'))
    return `answers ${status} without a problem document`
  const problem = objectIn(text)
  if (problem['status'] !== status)
    return `answers ${status} and says another status in the document`
  if (!/^[\da-f-]{36}$/.test(String(problem['requestId'])))
    return `answers ${status} without a requestId`
  if (!/^\p{L}.{8,}/u.test(String(problem['message'])))
    return `answers ${status} without a sentence`
  return undefined
}

// No generated value contains one of these words, so a response cannot have them from a value that it repeats.
const INSIDE =
  /node_modules|file:\/\/\/|\bat [\w.<>]+ \(|\.[jt]s:\d+|\bselect .+ from\b|\binsert into\b|\$argon2/i

// A refusal can name these as unknown fields.
const SECRET = /"(?:passwordHash|tokenHash|password_hash|token_hash)"/

function leakComplaint({ status, text }: Answer): string | undefined {
  const isLeak = INSIDE.test(text) || (status < 400 && SECRET.test(text))
  return isLeak ? `answers ${status} with something from inside` : undefined
}

function objectIn(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return {}
  }
}
