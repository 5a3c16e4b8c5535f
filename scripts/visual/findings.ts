import type { Hashes } from './baseline'
import type { Case, Judgement } from './judge'
import { drawPast } from './pastPictures'
import type { Finding } from './report'

// A page with more pictures than this is looked at by nobody.
const MOST = 120

/** The pictures of a run that somebody has to look at, each beside what it was. */
export async function collectFindings(theCase: Case, judgement: Judgement): Promise<Finding[]> {
  const { store, drawn } = theCase
  const { changed, added } = judgement.comparison
  const shown = changed.slice(0, MOST)
  const past = await drawMissing(theCase, judgement.before, shown)
  const pictureBefore = (name: string) =>
    store.get(judgement.before.get(name) ?? '') ?? store.get(past.get(name) ?? '')
  const pictureAfter = (name: string) => store.get(drawn.hashes.get(name) ?? '')

  return [
    ...shown.map((name) => ({ name, kind: 'changed' as const, before: pictureBefore(name) })),
    ...added.slice(0, MOST).map((name) => ({ name, kind: 'new' as const, before: undefined })),
  ].flatMap((finding) => {
    const after = pictureAfter(finding.name)
    return after ? [{ ...finding, after }] : []
  })
}

/** Draws from the parent commit what was accepted on this machine but is no longer kept on it. */
async function drawMissing(
  { studio, store, renderer, parent }: Case,
  before: Hashes,
  names: readonly string[],
): Promise<Hashes> {
  const missing = names.filter((name) => !store.get(before.get(name) ?? ''))
  if (missing.length === 0 || !parent) return new Map()
  const ids = new Set(missing.map((name) => name.split(' ')[0] ?? ''))
  return drawPast(studio, store, { commit: parent, renderer, isWanted: ({ id }) => ids.has(id) })
}
