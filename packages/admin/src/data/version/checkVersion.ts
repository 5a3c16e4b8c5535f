import { newVersion, reportNewVersion } from '../../stores/newVersion'

const TIMEOUT_MS = 5000

/**
 * Loads the page of the console and compares its entry script, whose name contains a hash of the build. Returns whether
 * there is a new version. It sends no token, so it does not extend the session.
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
    // The next check follows soon.
    return undefined
  }
}

/** Whether a script has a hash; in development it has none, and the page reloads itself. */
function isBuilt(src: string): boolean {
  return src.includes('/assets/')
}
