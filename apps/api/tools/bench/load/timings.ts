/** The kind of a call. */
export interface Call {
  kind: 'read' | 'write'
  /** Its name in the report, such as 'sort users'. */
  what: string
}

/** The number of calls and the percentiles 50, 95 and 99 of their durations, in milliseconds. */
export interface Figures {
  calls: number
  p50: number
  p95: number
  p99: number
}

/** Durations of calls. */
export class Timings {
  private readonly times: { call: Call; ms: number }[] = []

  add(call: Call, ms: number) {
    this.times.push({ call, ms })
  }

  /** Discards all measurements so far. */
  clear() {
    this.times.length = 0
  }

  /** The statistics of a kind of call. */
  of(kind: Call['kind']): Figures {
    return figuresOf(this.times.filter(({ call }) => call.kind === kind).map(({ ms }) => ms))
  }

  /** The slowest kind of call: that with the highest median of those that were made a few times. */
  slowest(): Figures & { what: string } {
    const byWhat = new Map<string, number[]>()
    for (const { call, ms } of this.times)
      byWhat.set(call.what, [...(byWhat.get(call.what) ?? []), ms])
    const [first] = [...byWhat]
      .map(([what, times]) => Object.assign(figuresOf(times), { what }))
      .filter(({ calls }) => calls >= MIN_CALLS)
      .toSorted((one, other) => other.p50 - one.p50)
    return first ?? { what: 'none', ...figuresOf([]) }
  }
}

const MIN_CALLS = 5

function figuresOf(times: number[]): Figures {
  const sorted = times.toSorted((one, other) => one - other)
  const within = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  return { calls: sorted.length, p50: within(0.5), p95: within(0.95), p99: within(0.99) }
}
