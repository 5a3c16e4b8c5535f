import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

import type { Config } from '../../platform/config/config'
import { contentSecurityPolicy } from './contentSecurityPolicy'
import { withApiBase } from './indexHtml'

/** A page of the console in each encoding, with the content security policy for its inline scripts and styles. */
export interface Page {
  encodings: Map<string, Buffer>
  etag: string
  policy: string
}

/** The file of the login page. A console without other pages has only this one. */
export const LOGIN_PAGE = 'index.html'

/** The name of the page for an address: each preloads what its screens need. */
export function pageNameAt(path: string): string {
  if (path === '' || path === LOGIN_PAGE) return LOGIN_PAGE
  if (/^[^/]+\/dashboard\/?$/.test(path)) return 'home.html'
  return /\/create$|\/edit\/[^/]+$/.test(path) ? 'form.html' : 'list.html'
}

/** Reads the pages once. They are the same in every response, so they are compressed here and not per request. */
export async function loadPages(
  { consoleDir, ...config }: Pick<Config, 'consoleDir' | 'apiBase' | 'previewUrl'>,
  names: string[],
): Promise<Map<string, Page>> {
  const entries = names.map(async (name): Promise<[string, Page]> => {
    const html = withApiBase(await readFile(join(consoleDir, name), 'utf8'), config.apiBase)
    const content = Buffer.from(html)
    const [br, gz] = await Promise.all([compressWithBrotli(content), compressWithGzip(content)])
    const encodings = new Map([
      ['br', br],
      ['gzip', gz],
      ['identity', content],
    ])
    const policy = contentSecurityPolicy(html, config)
    // With the policy, because a browser does not take it from a 304.
    return [name, { encodings, etag: hashOf(html + policy), policy }]
  })
  return new Map(await Promise.all(entries))
}

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
