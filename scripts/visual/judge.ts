import { parseBaseline, type Baseline, type Hashes } from './baseline'
import { compare, type Comparison } from './compare'
import type { Drawn } from './drawStories'
import { readCommitted } from './git'
import { drawPast } from './pastPictures'
import type { PictureStore } from './pictureStore'
import { BASELINE_PATH } from './places'
import type { Studio } from './studio'

export interface Case {
  studio: Studio
  store: PictureStore
  /** The fingerprint of what draws here. */
  renderer: string
  accepted: Baseline
  drawn: Drawn
  /** Whether a picture belongs to the stories of this run. */
  isChosen: (name: string) => boolean
  /** Whether words have chosen some of the stories. */
  isPart: boolean
  /** The commit before; undefined where there is none. */
  parent: string | undefined
}

/** What a run is held against, and what came of it. */
export interface Judgement {
  before: Hashes
  comparison: Comparison
}

/** Holds the pictures against the accepted ones: by their hashes, as the same browser and fonts have drawn both. */
export function judgeAtHome({ accepted, drawn, isChosen }: Case): Judgement {
  const before = accepted.hashes
  return { before, comparison: compare({ before, after: drawn.hashes, isChosen }) }
}

/**
 * Holds the pictures against those of the parent commit, drawn here: the accepted hashes mean nothing to another
 * browser. A change is accepted where its line in the list has changed with it.
 */
export async function judgeElsewhere(theCase: Case, parent: string): Promise<Judgement> {
  const { studio, store, renderer, accepted, drawn, isChosen, isPart } = theCase
  const ids = new Set(drawn.stories.map(({ id }) => id))
  const isWanted = isPart ? ({ id }: { id: string }) => ids.has(id) : undefined
  const before = await drawPast(studio, store, { commit: parent, renderer, isWanted })
  const then = parseBaseline(readCommitted(parent, BASELINE_PATH)).hashes
  const isAccepted = (name: string) => then.get(name) !== accepted.hashes.get(name)
  return { before, comparison: compare({ before, after: drawn.hashes, isChosen, isAccepted }) }
}
