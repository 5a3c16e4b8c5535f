import { StartError } from '../problems/startError'

/** The header that tells browsers to come by HTTPS only; undefined for none. Throws a StartError for an unknown choice. */
export function hstsHeader(text = ''): string | undefined {
  const choice = text || 'on'
  if (Object.hasOwn(HSTS, choice)) return HSTS[choice]
  throw new StartError(`HSTS must be ${Object.keys(HSTS).join(', ')}, not "${text}".`)
}

const YEAR = 365 * 24 * 60 * 60

// Browsers' makers take nothing into their lists that is promised for less than a year.
const HSTS: Record<string, string | undefined> = {
  off: undefined,
  on: `max-age=${YEAR}`,
  subdomains: `max-age=${YEAR}; includeSubDomains`,
  preload: `max-age=${2 * YEAR}; includeSubDomains; preload`,
}
