import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseBaseline } from './baseline'
import { drawStories } from './drawStories'
import { findCommit, findParent } from './git'
import type { Case } from './judge'
import { openStore } from './pictureStore'
import { BASELINE_PATH, cacheFolder, root } from './places'
import { fingerprint } from './renderer'
import { buildStorybook } from './storybookBuild'
import { isMeant } from './storyList'
import type { Studio } from './studio'
import type { Wish } from './words'

/** Draws the stories that are wanted, as they are now. Throws a sentence where that makes no sense. */
export async function drawCase(studio: Studio, { words, update, base }: Wish): Promise<Case> {
  const list = join(root, BASELINE_PATH)
  const accepted = parseBaseline(existsSync(list) ? readFileSync(list, 'utf8') : '')
  const renderer = await fingerprint(studio)
  const isPart = words.length > 0
  // One list is of one browser; where nobody has drawn yet, a part may begin it.
  if (update && isPart && accepted.renderer && renderer !== accepted.renderer)
    throw new Error(`The accepted pictures are of ${accepted.renderer}: accept all here, or none.`)

  const folder = join(cacheFolder, 'storybook')
  buildStorybook(root, folder)
  const store = openStore(join(cacheFolder, 'store'))
  const drawn = await drawStories(studio, folder, store, (story) => isMeant(story, words))
  if (drawn.stories.length === 0) throw new Error('No story holds these words.')

  console.log(`${drawn.stories.length} stories on ${renderer}`)
  const failed = new Set(drawn.failures.map(({ story }) => story.id))
  const chosen = new Set(drawn.stories.map(({ id }) => id))
  const isChosen = (name: string) => {
    const [id = ''] = name.split(' ')
    return !failed.has(id) && (!isPart || chosen.has(id))
  }
  const parent = base ? findCommit(base) : findParent()
  return { studio, store, renderer, accepted, drawn, isChosen, isPart, parent }
}
