import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { chromium, type Response } from 'playwright'

import { startServer } from '../../packages/api/src/testing/serverProcess'
import { browserFlags, requireBrowser } from '../prerequisites/browser'

/** What a browser with an empty cache downloads for the login screen. */
export interface LoginDownload {
  /** JavaScript in kilobytes of 1024 bytes, each file compressed with gzip. */
  scriptKB: number
  fonts: number
}

/** Opens the login screen of a built server in a browser. `server` is the path of its bundle. */
export async function measureLoginScreen(server: string): Promise<LoginDownload> {
  const dataDir = mkdtempSync(join(tmpdir(), 'staff-bench-'))
  const running = await startServer(server, { DATA_DIR: dataDir })
  try {
    return await measure(running.url)
  } finally {
    await running.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(url: string): Promise<LoginDownload> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserFlags })
  try {
    const page = await browser.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(url)
    await page.getByRole('button', { name: 'Login' }).waitFor()
    // Files that are requested after the first render, such as the font, count too.
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(responses.filter(isOf('javascript')).map(gzipBytes))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    return { scriptKB: bytes / 1024, fonts: responses.filter(isOf('font/')).length }
  } finally {
    await browser.close()
  }
}

function isOf(type: string) {
  return (response: Response) => (response.headers()['content-type'] ?? '').includes(type)
}

async function gzipBytes(response: Response): Promise<number> {
  return gzipSync(await response.body()).length
}
