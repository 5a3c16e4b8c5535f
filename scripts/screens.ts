import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from 'playwright'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'

import { launchBrowser, openPage } from './visual/drawingBrowser'
import { setTheme, settle, THEMES } from './visual/drawStory'
import { paths, root } from './visual/paths'
import { serveFolder } from './visual/siteServer'
import { buildStorybook } from './visual/storybookBuild'
import { openStories, showStory } from './visual/storyPage'

// `npm run screens`: draws the pictures of docs/screens.md from stories, each wide and narrow, light and dark.

const STORIES = {
  login: 'screens-general-login--new',
  home: 'screens-general-home--as-administrator',
  list: 'screens-areas-testimonials-list--filled',
  edit: 'screens-areas-blogs--edit',
  mistakes: 'screens-areas-testimonials-create--nothing-filled-in',
  query: 'screens-areas-queries--opened',
}
const WIDE = { width: 1280, height: 844 }
const NARROW = { width: 390, height: 844 }
const SCALE = 0.6
const GAP = 16
const QUALITY = 82

const target = join(root, 'docs/screens')
buildStorybook(paths.storybook)
mkdirSync(target, { recursive: true })

const browser = await launchBrowser()
const site = await serveFolder(paths.storybook)
const page = await openPage(browser)
await openStories(page, site.url)
for (const [name, story] of Object.entries(STORIES)) {
  const sheet = await drawSheet(page, story)
  const { size } = await sheet.toFile(join(target, `${name}.webp`))
  console.log(`docs/screens/${name}.webp ${Math.round(size / 1024)} KB`)
}
site.close()
await browser.close()

/** Draws a story in each window into one picture, with a row for each theme. */
async function drawSheet(on: Page, story: string): Promise<Sharp> {
  const parts: OverlayOptions[] = []
  let left = 0
  // A play function expects the wide screen; the story before left the narrow one.
  await on.setViewportSize(WIDE)
  await showStory(on, story)
  for (const size of [WIDE, NARROW]) {
    await on.setViewportSize(size)
    await settle(on)
    for (const [row, theme] of THEMES.entries()) {
      await setTheme(on, theme)
      const input = await shrink(await on.screenshot(), size.width)
      parts.push({ input, left, top: row * (scaled(size.height) + GAP) })
    }
    left += scaled(size.width) + GAP
  }
  const height = THEMES.length * (scaled(WIDE.height) + GAP) - GAP
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: left - GAP, height, channels: 4, background } })
    .composite(parts)
    .webp({ quality: QUALITY })
}

function shrink(png: Buffer, width: number): Promise<Buffer> {
  return sharp(png)
    .resize({ width: scaled(width) })
    .png()
    .toBuffer()
}

function scaled(length: number): number {
  return Math.round(length * SCALE)
}
