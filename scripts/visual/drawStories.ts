import type { Hashes } from './baseline'
import { pictureStories, type Failure } from './run'
import { nameOf } from './shot'
import { serveFolder } from './siteServer'
import type { PictureStore } from './pictureStore'
import { readStories, type PicturedStory } from './storyList'
import type { Studio } from './studio'

/** What a Storybook looks like. */
export interface Drawn {
  hashes: Hashes
  stories: readonly PicturedStory[]
  failures: Failure[]
}

/** Draws the stories of a built Storybook that `isWanted`, and keeps their pictures. */
export async function drawStories(
  studio: Studio,
  folder: string,
  store: PictureStore,
  isWanted: (story: PicturedStory) => boolean,
): Promise<Drawn> {
  const stories = readStories(folder).filter(isWanted)
  const hashes = new Map<string, string>()
  const site = await serveFolder(folder)
  try {
    const failures = await pictureStories(studio, site.url, stories, (picture) => {
      hashes.set(nameOf(picture), store.put(picture.png))
    })
    return { hashes, stories, failures }
  } finally {
    site.close()
  }
}
