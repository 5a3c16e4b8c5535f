import type { Browser, Page } from 'playwright'

import { openStories, showStory } from '../visual/storyPage'
import type { StoryEntry } from '../visual/storyList'
import { findWindows } from '../visual/storyWindow'
import { collectComplaints } from './complaints'

const PARALLEL_PAGES = 3
const ATTEMPTS = 3
// The memory of a page grows with each story.
const STORIES_PER_PAGE = 100

/** A story that failed, and why. */
export interface FailedStory {
  id: string
  reasons: string[]
}

/** Plays stories of a served Storybook without access to other origins. Returns those that failed. */
export async function playStories(
  browser: Browser,
  url: string,
  stories: readonly StoryEntry[],
): Promise<FailedStory[]> {
  const waiting = [...stories]
  const failures: FailedStory[] = []

  async function playWaiting() {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, STORIES_PER_PAGE)
      failures.push(...(await playOnOnePage(browser, url, batch)))
    }
  }

  await Promise.all(Array.from({ length: PARALLEL_PAGES }, playWaiting))
  return failures
}

/** Plays stories on one page, and those that fail again on a new page: the machine may have been too slow. */
async function playOnOnePage(
  browser: Browser,
  url: string,
  stories: readonly StoryEntry[],
  attempts = ATTEMPTS,
): Promise<FailedStory[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 960 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // As most people have it. All other runs ask for less motion, and so would miss a story that cannot bear it.
    reducedMotion: 'no-preference',
  })
  const complaints = await collectComplaints(context, url)
  const page = await context.newPage()
  // tsx adds calls of `__name` to the functions that it compiles, including those that are sent to the page.
  await page.addInitScript('globalThis.__name = (target) => target')
  await openStories(page, url)

  const failures: FailedStory[] = []
  const retried: StoryEntry[] = []
  for (const story of stories) {
    const failure = await play(page, story).catch(String)
    const reasons = complaints.splice(0).filter(isAboutRequests)
    // A slow machine is no reason for a wrong request.
    if (reasons.length > 0) failures.push({ id: story.id, reasons })
    else if (failure) retried.push(story)
    if (failure && attempts === 1) failures.push({ id: story.id, reasons: [failure] })
  }
  await context.close()
  if (retried.length > 0 && attempts > 1)
    failures.push(...(await playOnOnePage(browser, url, retried, attempts - 1)))
  return failures
}

/** Plays a story at the window size that it sets. */
async function play(page: Page, story: StoryEntry): Promise<undefined> {
  const [window] = await findWindows(page, story)
  if (window) await page.setViewportSize(window)
  await showStory(page, story.id)
}

/** The `stories` tests check the console. */
function isAboutRequests(complaint: string): boolean {
  return !complaint.startsWith('console.error')
}
