import { rmSync } from 'node:fs'

import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { findDifference } from './difference'
import { launchBrowser, openPage } from './drawingBrowser'
import { drawStory } from './drawStory'
import { hashOf } from './pictureList'
import { readRenderer } from './renderer'
import { serveFolder } from './siteServer'
import { readStories } from './storyList'
import { openStories } from './storyPage'
import { writeStorybook, type TinyStories } from './testing/tinyStorybook'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
}, 60_000)

afterAll(() => browser.close())

/** Text, and one pixel of a colour. */
function dot(red: number): string {
  return `<p>Words</p><i style="position:absolute;left:40px;top:9px;width:1px;height:1px;background:rgb(${red} 90 60)"></i>`
}

/** The pictures of all stories. */
async function draw(stories: TinyStories): Promise<Map<string, Buffer>> {
  const folder = writeStorybook(stories)
  const site = await serveFolder(folder)
  const page = await openPage(browser)
  try {
    await openStories(page, site.url)
    const pictures = new Map<string, Buffer>()
    for (const story of readStories(folder))
      for (const [name, png] of await drawStory(page, story)) pictures.set(name, png)
    return pictures
  } finally {
    await page.context().close()
    site.close()
    rmSync(folder, { recursive: true })
  }
}

function hashes(pictures: ReadonlyMap<string, Buffer>) {
  return Object.fromEntries([...pictures].map(([name, png]) => [name, hashOf(png)]))
}

function picture(pictures: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const png = pictures.get(name)
  if (!png) throw new Error(`There is no picture ${name}.`)
  return png
}

describe('pictures of stories', { timeout: 120_000 }, () => {
  it('find one pixel whose red has changed by one step', async () => {
    const before = await draw({ 'Badge/Neutral': dot(120), 'Badge/Success': '<b>Same</b>' })
    const after = await draw({ 'Badge/Neutral': dot(121), 'Badge/Success': '<b>Same</b>' })

    const [old, now] = [hashes(before), hashes(after)]
    const names = Object.keys(now).toSorted()
    expect(names.filter((name) => old[name] !== now[name])).toEqual([
      'badge--neutral 1280 dark',
      'badge--neutral 1280 light',
    ])
    expect(names.filter((name) => old[name] === now[name])).toEqual([
      'badge--success 1280 dark',
      'badge--success 1280 light',
    ])

    const [one, other] = [before, after].map((each) => picture(each, 'badge--neutral 1280 light'))
    if (!one || !other) throw new Error('A picture is missing.')
    expect(findDifference(one, other).pixels).toBe(1)
  })

  it('show screens in both widths, each in its full height', async () => {
    const pictures = await draw({ 'Screens/Tall': '<div style="height:1500px">Tall</div>' })
    expect([...pictures.keys()].toSorted()).toEqual([
      'screens--tall 1280 dark',
      'screens--tall 1280 light',
      'screens--tall 390 dark',
      'screens--tall 390 light',
    ])
    const narrow = picture(pictures, 'screens--tall 390 light')
    // The header of a PNG holds its width and height.
    expect([narrow.readUInt32BE(16), narrow.readUInt32BE(20)]).toEqual([390, 1500])
  })

  it('are the same again, whatever moves, blinks, ticks or comes late', async () => {
    const restless = {
      'Restless/Spinner': `<style>@keyframes turn { to { transform: rotate(1turn) } }</style>
        <div style="width:40px;height:20px;background:#07f;animation:turn 300ms linear infinite"></div>`,
      'Restless/Transition': `<style>:root { --ink: #000 } [data-theme=dark] { --ink: #f80 }</style>
        <p style="color:var(--ink);transition:color 2s">Fades</p>`,
      'Restless/Caret': '<input value="Caret" autofocus>',
      'Restless/Clock': `<output></output><img src onerror="previousSibling.value = new Date() + Date()">`,
      'Restless/Late': `<output></output><img src onerror="setTimeout(() => (previousSibling.value = 'Done'), 400)">`,
    }
    const first = await draw(restless)
    const second = await draw(restless)
    expect(hashes(second)).toEqual(hashes(first))

    const late = await draw({ 'Restless/Late': '<output>Done</output><img src>' })
    expect(hashes(first)['restless--late 1280 light']).toBe(
      hashes(late)['restless--late 1280 light'],
    )
  })

  it('are not drawn for a story that fails', async () => {
    await expect(draw({ 'Badge/Broken': 'throw:No such button' })).rejects.toThrow('No such button')
  })

  it('come with a stable fingerprint of what draws them', async () => {
    const first = await readRenderer(browser)
    expect(first).toMatch(/^Chromium [\d.]+, [\da-f]{12}$/)
    expect(await readRenderer(browser)).toBe(first)
  })
})
