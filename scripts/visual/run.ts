import type { Page } from 'playwright'

import { takePictures, type Picture } from './picture'
import type { PicturedStory } from './storyList'
import { openStories, showStory } from './storyPage'
import { findWindows } from './storyWindow'
import type { Studio } from './studio'

const PAGES = 3
const TRIES = 3

/** A story that could not be pictured, and why. */
export interface Failure {
  story: PicturedStory
  reason: string
}

/** Pictures all stories of a served Storybook on two pages at once; `onPicture` gets each as it comes. */
export async function pictureStories(
  studio: Studio,
  url: string,
  stories: readonly PicturedStory[],
  onPicture: (picture: Picture) => void,
): Promise<Failure[]> {
  const waiting = [...stories]
  const failures: Failure[] = []

  async function work() {
    const seat = takeSeat(studio, url)
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      try {
        // Each page works through the stories one after the other.
        // oxlint-disable-next-line no-await-in-loop
        const pictures = await pictureStory(seat, story)
        pictures.forEach(onPicture)
      } catch (error) {
        failures.push({ story, reason: error instanceof Error ? error.message : String(error) })
      }
    }
    await seat.leave()
  }

  await Promise.all(Array.from({ length: PAGES }, work))
  return failures
}

/** A story that fails gets more tries, each on a new page: a busy machine may have loaded its parts too slowly. */
async function pictureStory(seat: Seat, story: PicturedStory, tries = TRIES): Promise<Picture[]> {
  try {
    return await sit(await seat.page(), story)
  } catch (error) {
    await seat.leave()
    if (tries === 1) throw error
    return pictureStory(seat, story, tries - 1)
  }
}

/** A story is played in its first window; the others show how it ended. */
async function sit(page: Page, story: PicturedStory): Promise<Picture[]> {
  const windows = await findWindows(page, story)
  if (windows[0]) await page.setViewportSize(windows[0])
  await showStory(page, story.id)
  return takePictures(page, story.id, windows)
}

interface Seat {
  /** The page on which the stories follow each other: the one of before, or a new one after `leave`. */
  page: () => Promise<Page>
  leave: () => Promise<void>
}

function takeSeat(studio: Studio, url: string): Seat {
  let page: Page | undefined
  return {
    async page() {
      if (page) return page
      page = await studio.openPage()
      await openStories(page, url)
      return page
    },
    async leave() {
      const left = page
      page = undefined
      // A page that is lost cannot be closed.
      await left
        ?.context()
        .close()
        .catch(() => undefined)
    },
  }
}
