import { addressOf, API_ROOT, reportViolation } from '@staff/contract'

// Where browsers report violations.
const CSP_REPORTS = API_ROOT + addressOf(reportViolation)

/** The `Reporting-Endpoints` header, which names that URL for `report-to`. */
export const REPORTING_ENDPOINTS = `csp="${CSP_REPORTS}"`

/**
 * The content security policy of the console's page: scripts are files of this origin, styles are files or have the page's
 * nonce, and no script may turn text into markup or code (Trusted Types, without any policy).
 */
export function contentSecurityPolicy(nonce: string, apiBase: string): string {
  const apiOrigin = URL.canParse(apiBase) ? ` ${new URL(apiBase).origin}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // blob: the preview of a chosen picture. data: images in the styles.
    `img-src 'self' data: blob:${apiOrigin}`,
    `connect-src 'self'${apiOrigin}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // Older browsers know only `report-uri`, newer ones only `report-to`.
    `report-uri ${CSP_REPORTS}`,
    'report-to csp',
  ].join('; ')
}
