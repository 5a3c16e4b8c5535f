const YEAR_SECONDS = 365 * 24 * 60 * 60

// Browsers accept a site for their preload lists only with a `max-age` of at least a year.
const HEADERS = {
  off: undefined,
  on: `max-age=${YEAR_SECONDS}`,
  subdomains: `max-age=${YEAR_SECONDS}; includeSubDomains`,
  preload: `max-age=${2 * YEAR_SECONDS}; includeSubDomains; preload`,
}

/** A value of the variable HSTS. */
export type HstsChoice = keyof typeof HEADERS

export const HSTS_CHOICES: readonly HstsChoice[] = ['off', 'on', 'subdomains', 'preload']

/** The `Strict-Transport-Security` header for a choice; undefined for none. */
export function hstsHeader(choice: HstsChoice): string | undefined {
  return HEADERS[choice]
}
