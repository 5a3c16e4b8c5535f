import type { CDPSession, Page } from 'playwright'

import { settlePage, type Patience } from './pinnedPage'
import { THEMES, type Shot } from './shot'
import type { WindowSize } from './storyWindow'

const PATIENCE: Patience = { quietMs: 60, shortMs: 2000, patienceMs: 20_000 }

/** A picture, as it came out of the browser. */
export interface Picture extends Shot {
  png: Buffer
}

/** Pictures what a page shows in some windows, in both themes, in its full height. */
export async function takePictures(
  page: Page,
  story: string,
  windows: readonly WindowSize[],
): Promise<Picture[]> {
  const session = await page.context().newCDPSession(page)
  const pictures: Picture[] = []
  for (const size of windows) {
    // One page shows one thing at a time.
    /* oxlint-disable no-await-in-loop */
    await fitWindow(page, size)
    // What was drawn while the page came to rest, a half-loaded image above all, is drawn anew.
    await dress(page, THEMES.at(-1))
    for (const theme of THEMES) {
      await dress(page, theme)
      pictures.push({ story, width: size.width, theme, png: await capture(session) })
    }
    /* oxlint-enable no-await-in-loop */
  }
  await session.detach()
  return pictures
}

/** Gives the window its size, lets the page come to rest, and makes the window as high as the page. */
async function fitWindow(page: Page, size: WindowSize): Promise<void> {
  await page.evaluate(() => delete document.documentElement.dataset['pictured'])
  await page.setViewportSize(size)
  await settle(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (height > size.height) {
    await page.setViewportSize({ ...size, height })
    await settle(page)
  }
}

/** Waits until what a page shows has come to rest. Throws if it never does. */
export async function settle(page: Page): Promise<void> {
  // What moves all the time would be another picture each time.
  const isSettled = await page.evaluate(settlePage, PATIENCE)
  if (!isSettled)
    throw new Error(`It did not come to rest in ${PATIENCE.patienceMs / 1000} seconds.`)
}

/** A theme is a set of values under an attribute: the story stays as it is. */
export async function dress(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((chosen) => {
    Object.assign(document.documentElement.dataset, { theme: chosen, pictured: '' })
    return new Promise((resolve) => requestAnimationFrame(resolve))
  }, theme)
}

async function capture(session: CDPSession): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  })
  return Buffer.from(data, 'base64')
}
