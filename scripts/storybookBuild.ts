import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium } from 'playwright'

import { browserFlags, requireBrowser } from './browser'
import { visits } from './storybook/visits'
import { Watch } from './storybook/watch'
import { serveFolder } from './visual/siteServer'

// `npm run test:storybook-build`: the built Storybook works below any path, and calls nobody.

const PATH = '/any/sub/path'
const PATIENCE = 60_000

const folder = mkdtempSync(join(tmpdir(), 'storybook-'))
try {
  build(join(folder, PATH))
  process.exitCode = (await visitAll()) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function build(place: string): void {
  mkdirSync(place, { recursive: true })
  const words = ['run', 'build-storybook', '--', '--output-dir', place]
  const { status, stdout, stderr } = spawnSync('npm', words, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The Storybook could not be built:\n${stdout}${stderr}`)
}

/** Looks at one page after the other, with every way to the outside closed; answers whether all is well. */
async function visitAll(): Promise<boolean> {
  const site = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserFlags })
  let complaints = 0
  for (const { name, address, look } of visits) {
    /* oxlint-disable no-await-in-loop -- one after the other, as on a small machine they slow one another down */
    const context = await browser.newContext({ viewport: { width: 1280, height: 960 } })
    context.setDefaultTimeout(PATIENCE)
    const watch = await Watch.over(context, site.url + PATH)
    const page = await context.newPage()
    await page.goto(`${site.url}${PATH}/${address}`)
    await look(page).catch((error: Error) => watch.complaints.push(error.message))
    await context.close()
    /* oxlint-enable no-await-in-loop */

    console.log(`${watch.complaints.length > 0 ? '✗' : '✓'} ${name}`)
    for (const complaint of watch.complaints) console.log(`  ${complaint}`)
    complaints += watch.complaints.length
  }
  await browser.close()
  site.close()
  return complaints === 0
}
