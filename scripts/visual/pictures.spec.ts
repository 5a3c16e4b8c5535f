import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { test as base, type Page, type TestInfo } from '@playwright/test'

import { findDifference } from './difference'
import { openPage } from './drawingBrowser'
import { drawStory } from './drawStory'
import { paths } from './paths'
import { hashOf, readPictureList, storyIdOf } from './pictureList'
import { serveFolder } from './siteServer'
import { readStories } from './storyList'
import { openStories } from './storyPage'

const test = base.extend<object, { storybook: Page }>({
  // A page for all stories of a worker: going from story to story is faster than loading each anew. A worker that
  // fails a test is replaced, and its page with it.
  storybook: [
    async ({ browser }, provide) => {
      const site = await serveFolder(paths.storybook)
      const page = await openPage(browser)
      await openStories(page, site.url)
      await provide(page)
      await page.context().close()
      site.close()
    },
    { scope: 'worker' },
  ],
})

const accepted = readPictureList(paths.list).hashes
mkdirSync(paths.accepted, { recursive: true })

for (const story of readStories(paths.storybook))
  test(`${story.title}/${story.name} (${story.id})`, async ({ storybook }, testInfo) => {
    const drawn = await drawStory(storybook, story)
    for (const [name, png] of drawn)
      testInfo.annotations.push({ type: 'picture', description: `${name} ${hashOf(png)}` })
    if (testInfo.config.updateSnapshots === 'changed') {
      for (const [name, png] of drawn) keep(name, png)
      return
    }
    const found = await Promise.all([...drawn].map((each) => compare(testInfo, ...each)))
    const missing = [...accepted.keys()].filter(
      (name) => storyIdOf(name) === story.id && !drawn.has(name),
    )
    const differences = [...found.flat(), ...missing.map((name) => `- not drawn: ${name}`)]
    if (differences.length > 0) throw new Error(differences.join('\n'))
  })

/** Compares a picture with the accepted one by its hash, and attaches both where they differ. */
async function compare(testInfo: TestInfo, name: string, png: Buffer): Promise<string[]> {
  const hash = accepted.get(name)
  if (hash === hashOf(png)) {
    keep(name, png)
    return []
  }
  const attach = (kind: string, body: Buffer) =>
    testInfo.attach(`${name}-${kind}.png`, { body, contentType: 'image/png' })
  await attach('actual', png)
  if (!hash) return [`+ new: ${name}`]

  const expected = existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : undefined
  // The file is of an older picture where this machine has not drawn the accepted one.
  if (!expected || hashOf(expected) !== hash) return [`≠ changed: ${name}`]
  const { pixels, png: diff } = findDifference(expected, png)
  await attach('expected', expected)
  await attach('diff', diff)
  return [`≠ changed: ${name}, pixels: ${pixels}`]
}

/** Keeps an accepted picture, to show it when the story changes. */
function keep(name: string, png: Buffer): void {
  writeFileSync(fileOf(name), png)
}

function fileOf(name: string): string {
  return join(paths.accepted, `${name}.png`)
}
