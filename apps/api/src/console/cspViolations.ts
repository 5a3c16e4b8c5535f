/** What a browser has refused because of the page's policy, without anything that is nobody's business. */
export interface CspViolation {
  /** The part of the policy: `script-src-elem`. */
  directive: string
  /** What was refused: an origin, or a word such as `inline`; empty where it cannot be told. */
  blocked: string
  /** The path of the page. */
  page: string
}

/**
 * The violations of a report in one of the two forms that browsers send: an object with `csp-report`, or a list of
 * reports of which some are about the policy. Undefined for what is no report.
 */
export function parseCspReport(body: unknown): CspViolation[] | undefined {
  if (Array.isArray(body))
    return body
      .slice(0, MOST_IN_ONE)
      .filter((report) => text(report, 'type') === 'csp-violation')
      .map((report) => violation(valueIn(report, 'body')))
  const report = valueIn(body, 'csp-report')
  return typeof report === 'object' && report !== null ? [violation(report)] : undefined
}

// Browsers collect reports for a minute or so.
const MOST_IN_ONE = 50

function violation(report: unknown): CspViolation {
  const named = text(report, 'effectiveDirective', 'effective-directive', 'violated-directive')
  const directive = named.split(' ', 1)[0] ?? ''
  const page = text(report, 'documentURL', 'document-uri')
  return {
    directive: DIRECTIVES.includes(directive) ? directive : 'other',
    blocked: originOf(text(report, 'blockedURL', 'blocked-uri')),
    page: URL.canParse(page) ? new URL(page).pathname.slice(0, 200) : '',
  }
}

// Whoever sends a report could name anything, and each name is a line and a figure of its own.
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

/** The first of these properties that is a text. */
function text(of: unknown, ...names: string[]): string {
  const found = names.map((name) => valueIn(of, name)).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : ''
}

function valueIn(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? Reflect.get(of, name)
    : undefined
}
