import { addressOf, API_ROOT, reportViolation } from '@staff/contract'

// Where browsers send what they have refused.
const CSP_REPORTS = API_ROOT + addressOf(reportViolation)

/** The name of that address for browsers that want one. */
export const REPORTING_ENDPOINTS = `csp="${CSP_REPORTS}"`

/**
 * The content security policy of the console's page: scripts are files from here, styles are files or bear the page's
 * nonce, and no script turns a text into markup or code (Trusted Types; no policy is needed, so none can be made).
 */
export function contentSecurityPolicy(nonce: string, apiBase: string): string {
  const elsewhere = URL.canParse(apiBase) ? ` ${new URL(apiBase).origin}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // A chosen picture is shown before it is sent: blob. The drawings of the styles: data.
    `img-src 'self' data: blob:${elsewhere}`,
    `connect-src 'self'${elsewhere}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // Newer browsers know the second one only, older ones the first.
    `report-uri ${CSP_REPORTS}`,
    'report-to csp',
  ].join('; ')
}
