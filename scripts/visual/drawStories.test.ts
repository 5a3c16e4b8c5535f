import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { compare } from './compare'
import { differenceOf } from './difference'
import { drawStories } from './drawStories'
import { openStore, type PictureStore } from './pictureStore'
import { fingerprint } from './renderer'
import { openStudio, type Studio } from './studio'
import { writeStorybook, type TinyStories } from './testing/tinyStorybook'

const folders: string[] = []
let studio: Studio
let store: PictureStore

beforeAll(async () => {
  studio = await openStudio()
  const folder = mkdtempSync(join(tmpdir(), 'staff-tiny-store-'))
  folders.push(folder)
  store = openStore(folder)
}, 60_000)

afterAll(async () => {
  await studio.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Words, and one pixel of a colour. */
function dot(red: number): string {
  return `<p>Words</p><i style="position:absolute;left:40px;top:9px;width:1px;height:1px;background:rgb(${red} 90 60)"></i>`
}

async function draw(stories: TinyStories) {
  const folder = writeStorybook(stories)
  folders.push(folder)
  return drawStories(studio, folder, store, () => true)
}

describe('pictures of stories', { timeout: 120_000 }, () => {
  it('find one pixel whose red has changed by one step', async () => {
    const before = await draw({ 'Badge/Neutral': dot(120), 'Badge/Success': '<b>Same</b>' })
    const after = await draw({ 'Badge/Neutral': dot(121), 'Badge/Success': '<b>Same</b>' })

    const pictures = { before: before.hashes, after: after.hashes, isChosen: () => true }
    const { changed, same } = compare(pictures)
    expect(changed).toEqual(['badge--neutral 1280 dark', 'badge--neutral 1280 light'])
    expect(same).toEqual(['badge--success 1280 dark', 'badge--success 1280 light'])

    const [old, now] = [before, after].map(({ hashes }) =>
      store.get(hashes.get('badge--neutral 1280 light') ?? ''),
    )
    if (!old || !now) throw new Error('The store has lost a picture.')
    expect(differenceOf(old, now).pixels).toBe(1)
  })

  it('show screens in both widths, each in its full height', async () => {
    const { hashes } = await draw({ 'Screens/Tall': '<div style="height:1500px">Tall</div>' })
    expect([...hashes.keys()].toSorted()).toEqual([
      'screens--tall 1280 dark',
      'screens--tall 1280 light',
      'screens--tall 390 dark',
      'screens--tall 390 light',
    ])
    const narrow = store.get(hashes.get('screens--tall 390 light') ?? '')
    // Width and height stand in the header of a PNG.
    expect([narrow?.readUInt32BE(16), narrow?.readUInt32BE(20)]).toEqual([390, 1500])
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
    expect(second.hashes).toEqual(first.hashes)

    const late = await draw({ 'Restless/Late': '<output>Done</output><img src>' })
    expect(first.hashes.get('restless--late 1280 light')).toBe(
      late.hashes.get('restless--late 1280 light'),
    )
  })

  it('are not made up for a story that fails', async () => {
    const { hashes, failures } = await draw({
      'Badge/Broken': 'throw:No such button',
      'Badge/Fine': 'Fine',
    })
    expect([...hashes.keys()]).toEqual(['badge--fine 1280 light', 'badge--fine 1280 dark'])
    expect(failures.map(({ story, reason }) => [story.id, reason])).toEqual([
      ['badge--broken', 'No such button'],
    ])
  })

  it('are drawn all the same after the browser was lost', async () => {
    const page = await studio.openPage()
    await page.context().browser()?.close()
    const { hashes, failures } = await draw({ 'Badge/Fine': 'Fine', 'Badge/Other': 'Other' })
    expect(failures).toEqual([])
    expect(hashes.size).toBe(4)
  })

  it('are drawn by something with a fingerprint that stays', async () => {
    const first = await fingerprint(studio)
    expect(first).toMatch(/^Chromium [\d.]+, [\da-f]{12}$/)
    expect(await fingerprint(studio)).toBe(first)
  })
})
