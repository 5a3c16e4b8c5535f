import type { Hashes } from './baseline'

/** What became of the pictures; each is in one of the lists. */
export interface Comparison {
  same: string[]
  changed: string[]
  /** Changed, and somebody has accepted it. */
  accepted: string[]
  /** Without an accepted picture. */
  added: string[]
  /** Accepted pictures whose story is no more. */
  gone: string[]
}

export interface Pictures {
  /** How the pictures were. */
  before: Hashes
  /** How they are. */
  after: Hashes
  /** Whether a name belongs to this run; pictures of other stories are left alone. */
  isChosen: (name: string) => boolean
  /**
   * Whether a change of this picture is already accepted.
   * @default none is
   */
  isAccepted?: (name: string) => boolean
}

/** Holds the pictures of a run against what they were before. */
export function compare({
  before,
  after,
  isChosen,
  isAccepted = () => false,
}: Pictures): Comparison {
  const names = [...after.keys()].toSorted()
  const known = names.filter((name) => before.has(name))
  const different = known.filter((name) => before.get(name) !== after.get(name))
  return {
    same: known.filter((name) => before.get(name) === after.get(name)),
    changed: different.filter((name) => !isAccepted(name)),
    accepted: different.filter(isAccepted),
    added: names.filter((name) => !before.has(name)),
    gone: [...before.keys()].filter((name) => isChosen(name) && !after.has(name)).toSorted(),
  }
}

/** The accepted pictures after a run: what it drew takes the place of what stood for its stories. */
export function merge(
  accepted: Hashes,
  { after, isChosen }: Pick<Pictures, 'after' | 'isChosen'>,
): Hashes {
  const others = [...accepted].filter(([name]) => !isChosen(name))
  return new Map([...others, ...after])
}
