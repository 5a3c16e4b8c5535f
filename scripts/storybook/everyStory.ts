import type { Browser, Page } from 'playwright'

import { openStories, showStory } from '../visual/storyPage'
import type { PicturedStory } from '../visual/storyList'
import { findWindows } from '../visual/storyWindow'
import { Watch } from './watch'

const PAGES = 3
const TRIES = 3
// A browser's page grows with each story; a new one in between keeps it small.
const STORIES_OF_A_PAGE = 100

/** A story that did not end well, and all that was wrong. */
export interface Complaint {
  id: string
  reasons: string[]
}

/** Plays every story of a served Storybook, with every way to the outside closed. Answers what went wrong. */
export async function playEveryStory(
  browser: Browser,
  url: string,
  stories: readonly PicturedStory[],
): Promise<Complaint[]> {
  const waiting = [...stories]
  const complaints: Complaint[] = []

  async function work() {
    while (waiting.length > 0) {
      const part = waiting.splice(0, STORIES_OF_A_PAGE)
      // A page at a time: the next one takes the place of the one before.
      // oxlint-disable-next-line no-await-in-loop
      complaints.push(...(await playOnOnePage(browser, url, part)))
    }
  }

  await Promise.all(Array.from({ length: PAGES }, work))
  return complaints
}

/** A story that fails is tried again on a page of its own: a busy machine may have been too slow for it. */
async function playOnOnePage(
  browser: Browser,
  url: string,
  stories: readonly PicturedStory[],
  tries = TRIES,
): Promise<Complaint[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 960 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  const watch = await Watch.over(context, url)
  const page = await context.newPage()
  // tsx marks the functions that it compiles with this one, also those that are sent to the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  await openStories(page, url)

  const complaints: Complaint[] = []
  const failed: PicturedStory[] = []
  for (const story of stories) {
    // One page shows one story at a time.
    // oxlint-disable-next-line no-await-in-loop
    const failure = await play(page, story).catch(String)
    const reasons = watch.complaints.splice(0).filter(isOfTheNetwork)
    // What was asked for outside is no matter of a slow machine.
    if (reasons.length > 0) complaints.push({ id: story.id, reasons })
    else if (failure) failed.push(story)
    if (failure && tries === 1) complaints.push({ id: story.id, reasons: [failure] })
  }
  await context.close()
  if (failed.length > 0 && tries > 1)
    complaints.push(...(await playOnOnePage(browser, url, failed, tries - 1)))
  return complaints
}

/** Plays a story in the window that it names. */
async function play(page: Page, story: PicturedStory): Promise<undefined> {
  const [window] = await findWindows(page, story)
  if (window) await page.setViewportSize(window)
  await showStory(page, story.id)
}

/** What a story complains of on the console is its test's matter, which is run elsewhere. */
function isOfTheNetwork(complaint: string): boolean {
  return !complaint.startsWith('console.error')
}
