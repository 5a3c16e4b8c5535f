/** What has happened alike within one window. */
export interface Sum<Detail> {
  /** Whose it is. */
  group: string
  /** What the first one was. */
  detail: Detail
  count: number
  /** Whether it stands for all that was not told apart any more, because the group had too many kinds. */
  isRest: boolean
}

interface TallyOptions<Detail> {
  windowMs: number
  /** How many kinds of one group are told apart in a window; what comes after them is one sum. */
  maxKinds: number
  /** Gets what happened more than once, when its window ends. */
  report: (sum: Sum<Detail>) => unknown
}

/**
 * Sums what repeats, so that a flood of it becomes one entry for each window. A group that has many kinds takes no
 * room from the others; there must be few groups.
 */
export function createEventAggregator<Detail>({
  windowMs,
  maxKinds,
  report,
}: TallyOptions<Detail>) {
  let groups = new Map<string, Map<string, Sum<Detail>>>()
  let timer: NodeJS.Timeout | undefined

  /** Counts once more. Answers with the sum where it is the first of its kind in this window. */
  function add(group: string, kind: string, detail: Detail): Sum<Detail> | undefined {
    timer ??= setTimeout(() => void flush(), windowMs).unref()
    const kinds = groups.get(group) ?? new Map<string, Sum<Detail>>()
    groups.set(group, kinds)
    const isRest = !kinds.has(kind) && kinds.size >= maxKinds
    const key = isRest ? REST : kind
    const known = kinds.get(key)
    if (known) {
      known.count += 1
      return undefined
    }
    const sum = { group, detail, count: 1, isRest }
    kinds.set(key, sum)
    return sum
  }

  /** Ends the window now, and waits until everything is reported. */
  async function flush() {
    clearTimeout(timer)
    timer = undefined
    const sums = [...groups.values()].flatMap((kinds) => Array.from(kinds.values()))
    groups = new Map()
    await Promise.all(sums.filter(({ count }) => count > 1).map((sum) => report(sum)))
  }

  return { add, flush }
}

// No kind that is told apart has this name.
const REST = ''
