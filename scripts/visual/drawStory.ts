import type { CDPSession, Page } from 'playwright'

import { settlePage, type SettleLimits } from './pinnedPage'
import type { StoryEntry } from './storyList'
import { showStory } from './storyPage'
import { findWindows, type WindowSize } from './storyWindow'

/** The themes in which each story is drawn, in this order. */
export const THEMES = ['light', 'dark'] as const

const LIMITS: SettleLimits = { quietMs: 60, shortTimerMs: 2000, timeoutMs: 20_000 }

/**
 * Plays a story in its first window and draws it in each of its windows and themes, in full height.
 * Returns the PNGs by name: story, width and theme.
 */
export async function drawStory(page: Page, story: StoryEntry): Promise<Map<string, Buffer>> {
  const windows = await findWindows(page, story)
  if (windows[0]) await page.setViewportSize(windows[0])
  await showStory(page, story.id)

  const session = await page.context().newCDPSession(page)
  const pictures = new Map<string, Buffer>()
  for (const size of windows) {
    await fitWindow(page, size)
    // Redraws what was drawn while the page settled, such as a half-loaded image.
    await setTheme(page, THEMES.at(-1))
    for (const theme of THEMES) {
      await setTheme(page, theme)
      pictures.set(`${story.id} ${size.width} ${theme}`, await capture(session))
    }
  }
  await session.detach()
  return pictures
}

/** Resizes the window, waits until the page settles, and makes the window as high as the page. */
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

/** Waits until the page has stopped changing. Throws if it never does. */
export async function settle(page: Page): Promise<void> {
  const isSettled = await page.evaluate(settlePage, LIMITS)
  if (!isSettled) throw new Error(`The page kept changing for ${LIMITS.timeoutMs / 1000} seconds.`)
}

/** Sets the theme by its attribute, without playing the story again, and stops animations. */
export async function setTheme(page: Page, theme: string | undefined): Promise<void> {
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
