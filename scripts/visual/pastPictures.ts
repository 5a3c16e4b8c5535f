import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { formatBaseline, parseBaseline, type Hashes } from './baseline'
import { drawStories } from './drawStories'
import { withCheckout } from './pastCheckout'
import type { PictureStore } from './pictureStore'
import { cacheFolder } from './places'
import { hashOf } from './shot'
import { buildStorybook } from './storybookBuild'
import type { PicturedStory } from './storyList'
import type { Studio } from './studio'

export interface PastWish {
  commit: string
  /** The fingerprint of what draws here. */
  renderer: string
  /**
   * The stories to draw.
   * @default all, and the answer is kept for the next time
   */
  isWanted?: ((story: PicturedStory) => boolean) | undefined
}

/** What the stories looked like in a commit, drawn by this machine from a checkout of its own. */
export async function drawPast(
  studio: Studio,
  store: PictureStore,
  { commit, renderer, isWanted }: PastWish,
): Promise<Hashes> {
  const list = join(cacheFolder, `${commit}-${hashOf(Buffer.from(renderer))}.txt`)
  if (existsSync(list)) return parseBaseline(readFileSync(list, 'utf8')).hashes

  console.log(`Drawing the pictures of ${commit.slice(0, 8)} for comparison.`)
  const hashes = await withCheckout(commit, async (checkout) => {
    const folder = join(checkout, 'storybook-static')
    buildStorybook(checkout, folder)
    const drawn = await drawStories(studio, folder, store, isWanted ?? (() => true))
    return drawn.hashes
  })
  if (!isWanted) {
    mkdirSync(cacheFolder, { recursive: true })
    writeFileSync(list, formatBaseline({ renderer, hashes }))
  }
  return hashes
}
