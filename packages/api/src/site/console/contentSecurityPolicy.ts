import { createHash } from 'node:crypto'

import { addressOf, API_ROOT, reportViolation } from '@staff/contract'

import type { Config } from '../../platform/config/config'

// Where browsers report violations.
const CSP_REPORTS = API_ROOT + addressOf(reportViolation)

/** The `Reporting-Endpoints` header, which names that URL for `report-to`. */
export const REPORTING_ENDPOINTS = `csp="${CSP_REPORTS}"`

/**
 * The content security policy of a page of the console: scripts and styles are files of this origin or, by their hashes, the
 * inline ones of the page, and no script may turn text into markup or code (Trusted Types, without any policy). The only other page in it is
 * that of previews on the website.
 */
export function contentSecurityPolicy(
  html: string,
  { apiBase, previewUrl }: Pick<Config, 'apiBase' | 'previewUrl'>,
): string {
  const apiOrigin = URL.canParse(apiBase) ? ` ${new URL(apiBase).origin}` : ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf('script', html)].join(' '),
    ["style-src 'self'", ...hashesOf('style', html), ...CODE_STYLES.map(hashOf)].join(' '),
    // blob: the preview of a chosen picture. data: images in the styles.
    `img-src 'self' data: blob:${apiOrigin}`,
    `connect-src 'self'${apiOrigin}`,
    "font-src 'self'",
    ...(previewUrl === undefined ? [] : [`frame-src ${new URL(previewUrl).origin}`]),
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

/**
 * The texts of style elements that the console's code creates: styled-components fills an empty element through the CSSOM,
 * and react-aria-components adds these two. A test compares them with the installed version.
 */
export const CODE_STYLES = [
  '',
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
]

/** The hashes of the inline elements of a page with this name. */
function hashesOf(name: 'script' | 'style', html: string): string[] {
  const elements = html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 'gs'))
  const texts = Array.from(elements, ([, text = '']) => text).filter((text) => text !== '')
  return [...new Set(texts)].map(hashOf)
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
