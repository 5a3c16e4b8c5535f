import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium, type Browser } from 'playwright'

import { browserFlags, requireBrowser } from './browser'
import { playEveryStory } from './storybook/everyStory'
import { visits } from './storybook/visits'
import { Watch } from './storybook/watch'
import { serveFolder } from './visual/siteServer'
import { isMeant, readStories } from './visual/storyList'

// `npm run test:storybook-build`: the built Storybook works below any path, and no story of it calls anybody.
// Words after `--` choose stories.

const PATH = '/any/sub/path'
const PATIENCE = 60_000

const folder = mkdtempSync(join(tmpdir(), 'storybook-'))
try {
  build(join(folder, PATH))
  process.exitCode = (await lookAtAll()) ? 0 : 1
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

/** Answers whether all is well. */
async function lookAtAll(): Promise<boolean> {
  const site = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserFlags })
  try {
    const areVisitsWell = await visitAll(browser, site.url + PATH)
    return (await playAll(browser, site.url + PATH)) && areVisitsWell
  } finally {
    await browser.close()
    site.close()
  }
}

/** Plays all stories, or those that are chosen. */
async function playAll(browser: Browser, url: string): Promise<boolean> {
  const words = process.argv.slice(2)
  const stories = readStories(join(folder, PATH)).filter((story) => isMeant(story, words))
  const complaints = await playEveryStory(browser, url, stories)
  console.log(`${complaints.length > 0 ? '✗' : '✓'} ${stories.length} stories, each played`)
  for (const { id, reasons } of complaints) console.log(`  ${id}: ${reasons.join('\n    ')}`)
  return complaints.length === 0
}

/** Looks at one page of each kind after the other, with every way to the outside closed. */
async function visitAll(browser: Browser, url: string): Promise<boolean> {
  let complaints = 0
  for (const { name, address, look } of visits) {
    /* oxlint-disable no-await-in-loop -- one after the other, as on a small machine they slow one another down */
    const context = await browser.newContext({ viewport: { width: 1280, height: 960 } })
    context.setDefaultTimeout(PATIENCE)
    const watch = await Watch.over(context, url)
    const page = await context.newPage()
    await page.goto(`${url}/${address}`)
    await look(page).catch((error: Error) => watch.complaints.push(error.message))
    await context.close()
    /* oxlint-enable no-await-in-loop */

    console.log(`${watch.complaints.length > 0 ? '✗' : '✓'} ${name}`)
    for (const complaint of watch.complaints) console.log(`  ${complaint}`)
    complaints += watch.complaints.length
  }
  return complaints === 0
}
