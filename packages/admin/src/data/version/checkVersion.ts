import { newVersion, reportNewVersion } from '../../stores/newVersion'
import { ownAddress } from './ownPage'

const TIMEOUT_MS = 5000

/**
 * Loads the page of this tab again and compares its script and style sheets, whose names contain a hash of their content. Returns whether
 * there is a new version. The browser keeps the page for the next start. It sends no token, so it does not extend the session.
 */
export async function checkVersion(): Promise<boolean> {
  if (isBuilt(ownScript()) && (await newestFiles()).some(isNew)) reportNewVersion()
  return newVersion.isAvailable
}

/**
 * The script and the style sheets of a page: `<script type="module" crossorigin src="/assets/index-D3adB33f.js">`. None, if it is not a
 * page of the console.
 */
export function filesOf(html: string): string[] {
  const script = /<script[^>]*\stype="module"[^>]*\ssrc="([^"]+)"/.exec(html)?.[1] ?? ''
  if (!isBuilt(script)) return []
  const sheets = html.matchAll(/<link[^>]*\srel="stylesheet"[^>]*\shref="([^"]+)"/g)
  return [script, ...Array.from(sheets, ([, href = '']) => href).filter(isBuilt)]
}

async function newestFiles(): Promise<string[]> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const options = { headers: { Accept: 'text/html' }, priority: 'low', signal } as const
    // Not what the browser has in its cache, but it may answer that this is the newest.
    const page = await fetch(ownAddress(), { ...options, cache: 'no-cache' })
    return page.ok ? filesOf(await page.text()) : []
  } catch {
    // The next check follows soon.
    return []
  }
}

function ownScript(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
}

function isNew(file: string): boolean {
  return !document.querySelector(`[src="${CSS.escape(file)}"], [href="${CSS.escape(file)}"]`)
}

/** Whether a file has a hash; in development it has none, and the page reloads itself. */
function isBuilt(src: string): boolean {
  return src.includes('/assets/')
}
