import type { Encoding } from './answer'

/** The best encoding that a client accepts, by its `Accept-Encoding` header. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity'
  if (BROTLI.test(accepted)) return 'br'
  return GZIP.test(accepted) ? 'gzip' : 'identity'
}

// A quality of 0 means 'not this one'.
const QUALITY = String.raw`\s*(?:;\s*q=(?:1(?:\.0*)?|0?\.\d*[1-9]\d*)\s*)?(?:,|$)`
const BROTLI = new RegExp(String.raw`(?:^|[\s,])br${QUALITY}`, 'i')
const GZIP = new RegExp(String.raw`(?:^|[\s,])gzip${QUALITY}`, 'i')
