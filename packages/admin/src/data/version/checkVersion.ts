import { newVersion, reportNewVersion } from '../../stores/newVersion'

const TIMEOUT_MS = 5000

/**
 * Asks for the console's page and compares the script it begins with, whose name has the hash of all that belongs to
 * the build. Answers whether there is a new version; no session is needed, so it is no sign of life.
 */
export async function checkVersion(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
  const newest = isBuilt(own) ? await newestScript() : undefined
  if (newest && newest !== own) reportNewVersion()
  return newVersion.isAvailable
}

/** The script of a page: `<script type="module" crossorigin src="/assets/index-D3adB33f.js">`. */
export function scriptOf(html: string): string | undefined {
  const src = /<script[^>]*\stype="module"[^>]*\ssrc="([^"]+)"/.exec(html)?.[1]
  return src && isBuilt(src) ? src : undefined
}

async function newestScript(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const page = await fetch('/', { headers: { Accept: 'text/html' }, cache: 'no-store', signal })
    return page.ok ? scriptOf(await page.text()) : undefined
  } catch {
    // Without an answer nothing is known; the next look is not far.
    return undefined
  }
}

/** In development the script has no hash, and the page renews itself. */
function isBuilt(src: string): boolean {
  return src.includes('/assets/')
}
