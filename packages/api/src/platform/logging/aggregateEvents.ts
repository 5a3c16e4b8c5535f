/** Events of one kind within one window. */
export interface EventSummary<Detail> {
  /** Whose events they are, such as a user's id. */
  group: string
  /** The detail of the first event. */
  detail: Detail
  count: number
  /** Whether this summary counts all events beyond the group's limit of kinds. */
  isOverflow: boolean
}

interface AggregatorOptions<Detail> {
  windowMs: number
  /** How many kinds of one group are counted separately in a window. All others share one summary. */
  maxKinds: number
  /** Receives each kind that happened more than once, when the window ends. */
  report: (summary: EventSummary<Detail>) => unknown
}

/**
 * Counts repeated events, so that a flood of them becomes one entry for each window. The limit of kinds applies to each group
 * separately; the caller must keep the number of groups small.
 */
export function createEventAggregator<Detail>({
  windowMs,
  maxKinds,
  report,
}: AggregatorOptions<Detail>) {
  let groups = new Map<string, Map<string, EventSummary<Detail>>>()
  let timer: NodeJS.Timeout | undefined

  /** Counts an event. Returns the summary if the event is the first of its kind in this window. */
  function add(group: string, kind: string, detail: Detail): EventSummary<Detail> | undefined {
    timer ??= setTimeout(() => void flush(), windowMs).unref()
    const kinds = groups.get(group) ?? new Map<string, EventSummary<Detail>>()
    groups.set(group, kinds)
    const isOverflow = !kinds.has(kind) && kinds.size >= maxKinds
    const key = isOverflow ? OVERFLOW : kind
    const existing = kinds.get(key)
    if (existing) {
      existing.count += 1
      return undefined
    }
    const summary = { group, detail, count: 1, isOverflow }
    kinds.set(key, summary)
    return summary
  }

  /** Ends the window now, and waits until all summaries are reported. */
  async function flush() {
    clearTimeout(timer)
    timer = undefined
    const summaries = [...groups.values()].flatMap((kinds) => Array.from(kinds.values()))
    groups = new Map()
    await Promise.all(summaries.filter(({ count }) => count > 1).map((each) => report(each)))
  }

  return { add, flush }
}

// Never the name of a kind.
const OVERFLOW = ''
