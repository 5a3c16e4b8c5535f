import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium, type Browser } from 'playwright'

import { browserFlags, requireBrowser } from './prerequisites/browser'
import { playStories } from './storybookBuild/playStories'
import { checkWelcome } from './storybookBuild/checkWelcome'
import { pageChecks } from './storybookBuild/pageChecks'
import { collectComplaints } from './storybookBuild/complaints'
import { serveFolder } from './visual/siteServer'
import { isDialog, isMeant, readStories } from './visual/storyList'

// `npm run test:storybook-build`: checks that the built Storybook works under any path and sends no request to another
// origin. Arguments after `--` select stories; `--dialogs` selects what opens over a page, where motion matters most.

const PATH = '/any/sub/path'
const TIMEOUT_MS = 60_000

const folder = mkdtempSync(join(tmpdir(), 'storybook-'))
try {
  build(join(folder, PATH))
  process.exitCode = (await checkAll()) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function build(outputFolder: string): void {
  mkdirSync(outputFolder, { recursive: true })
  const args = ['run', 'build-storybook', '--', '--output-dir', outputFolder]
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The Storybook does not build:\n${stdout}${stderr}`)
}

/** Returns whether all pages and stories passed. */
async function checkAll(): Promise<boolean> {
  const site = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserFlags })
  try {
    const url = site.url + PATH
    const pagesPassed = await checkPages(browser, url)
    const isQuick = await checkWelcome(browser, url)
    return (await playSelected(browser, url)) && pagesPassed && isQuick
  } finally {
    await browser.close()
    site.close()
  }
}

/** Plays all stories, or the selected ones. Returns whether they passed. */
async function playSelected(browser: Browser, url: string): Promise<boolean> {
  const words = process.argv.slice(2)
  const all = readStories(join(folder, PATH))
  const stories = all.filter((story) =>
    words.includes('--dialogs') ? isDialog(story) : isMeant(story, words),
  )
  const failures = await playStories(browser, url, stories)
  console.log(`${failures.length > 0 ? '✗' : '✓'} ${stories.length} stories played`)
  for (const { id, reasons } of failures) console.log(`  ${id}: ${reasons.join('\n    ')}`)
  return failures.length === 0
}

/** Checks one page of each kind without access to other origins. Returns whether they passed. */
async function checkPages(browser: Browser, url: string): Promise<boolean> {
  let passed = true
  for (const { name, address, check } of pageChecks) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 960 } })
    context.setDefaultTimeout(TIMEOUT_MS)
    const complaints = await collectComplaints(context, url)
    const page = await context.newPage()
    await page.goto(`${url}/${address}`)
    await check(page).catch((error: Error) => complaints.push(error.message))
    await context.close()

    console.log(`${complaints.length > 0 ? '✗' : '✓'} ${name}`)
    for (const complaint of complaints) console.log(`  ${complaint}`)
    passed &&= complaints.length === 0
  }
  return passed
}
