import type { Operation } from './document'
import type { PlainResponse } from './plain'
import type { Caller } from './requests'

/** Describes the fault of a response; undefined if there is none. The same fault always has the same description. */
export function findFault(
  operation: Operation,
  as: Caller,
  response: PlainResponse,
): string | undefined {
  const { status } = response
  const faults = [
    status >= 500 && status !== 503 && `responds ${status}`,
    !operation.statuses.includes(status) && `responds ${status}, which the document does not name`,
    [429, 503].includes(status) &&
      !response.headers['retry-after'] &&
      `responds ${status} without Retry-After`,
    status < 400 &&
      operation.isSecured &&
      !hasSession(as) &&
      `responds ${status} without a session`,
    status >= 400 && problemFault(response),
    leakFault(response),
    ...Object.entries(HEADERS).map(([name, expected]) => {
      const isRight = expected.test(response.headers[name] ?? '')
      return !isRight && `responds ${status} with a wrong ${name}`
    }),
  ]
  return faults.find((fault) => typeof fault === 'string')
}

const HEADERS: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/i,
  'content-security-policy': /frame-ancestors 'none'/,
  'referrer-policy': /./,
  'cross-origin-opener-policy': /^same-origin$/,
  'cache-control':
    /^no-store$|^public, max-age=31536000, immutable$|^public, max-age=10, stale-while-revalidate=60$/,
}

function hasSession(as: Caller): boolean {
  return as === 'administrator' || as === 'staff'
}

function problemFault({ status, headers, text }: PlainResponse): string | undefined {
  if (!headers['content-type']?.startsWith('application/problem+json'))
    return `responds ${status} without a problem document`
  const problem = objectIn(text)
  if (problem['status'] !== status) return `responds ${status} with another status in the document`
  if (!/^[\da-f-]{36}$/.test(String(problem['requestId'])))
    return `responds ${status} without a requestId`
  // A sentence may begin with a quotation: '“pilot” leads to another record.'
  if (!/^(?:“[^”]+” )?\p{L}.{8,}/u.test(String(problem['message'])))
    return `responds ${status} without a sentence`
  return undefined
}

// Words that reveal the server's internals. No generated value contains them, so a response cannot merely repeat them.
const INTERNALS =
  /node_modules|file:\/\/\/|\bat [\w.<>]+ \(|\.[jt]s:\d+|\bselect .+ from\b|\binsert into\b|\$argon2/i

// Only successful responses are checked for these, because a refusal can name them as unknown fields.
const SECRET = /"(?:passwordHash|tokenHash|password_hash|token_hash)"/

function leakFault({ status, text }: PlainResponse): string | undefined {
  const isLeak = INTERNALS.test(text) || (status < 400 && SECRET.test(text))
  return isLeak ? `responds ${status} with internal details` : undefined
}

function objectIn(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return {}
  }
}
