/** A reported violation of the content security policy, without personal data such as query strings. */
export interface CspViolation {
  /** The directive that was violated: `script-src-elem`. */
  directive: string
  /** The blocked origin, or a keyword such as `inline`; empty if unknown. */
  blocked: string
  /** The path of the page. */
  page: string
}

/**
 * Reads the violations from either format that browsers send: an object with `csp-report`, or a list of reports of several
 * types. Returns undefined if the body is not a report.
 */
export function parseCspReport(body: unknown): CspViolation[] | undefined {
  if (Array.isArray(body))
    return body
      .slice(0, MAX_REPORTS)
      .filter((report) => text(report, 'type') === 'csp-violation')
      .map((report) => violation(valueIn(report, 'body')))
  const report = valueIn(body, 'csp-report')
  return typeof report === 'object' && report !== null ? [violation(report)] : undefined
}

// Browsers batch the reports of about a minute.
const MAX_REPORTS = 50

function violation(report: unknown): CspViolation {
  const directives = text(report, 'effectiveDirective', 'effective-directive', 'violated-directive')
  const directive = directives.split(' ', 1)[0] ?? ''
  const page = text(report, 'documentURL', 'document-uri')
  return {
    directive: DIRECTIVES.includes(directive) ? directive : 'other',
    blocked: originOf(text(report, 'blockedURL', 'blocked-uri')),
    page: URL.canParse(page) ? new URL(page).pathname.slice(0, 200) : '',
  }
}

// Other names are counted as `other`: senders can invent names, and each would be a log line and a time series.
const DIRECTIVES =
  'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src connect-src font-src media-src object-src frame-src worker-src manifest-src base-uri form-action frame-ancestors require-trusted-types-for trusted-types'.split(
    ' ',
  )

function originOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return ''
  const { origin, protocol } = new URL(blocked)
  return (origin === 'null' ? protocol : origin).slice(0, 100)
}

/** The first of these properties that is a string; empty if there is none. */
function text(of: unknown, ...names: string[]): string {
  const found = names.map((name) => valueIn(of, name)).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : ''
}

function valueIn(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? Reflect.get(of, name)
    : undefined
}
