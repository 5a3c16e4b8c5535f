import { sameDistribution } from './sameDistribution'

/** What two hundred pairs of calls took, one of each pair for a known address and one for an unknown address. */
export interface AccountTimes {
  /** The median times in milliseconds. */
  known: number
  unknown: number
  /** The probability that both are of one distribution. */
  probability: number
}

/** Makes the call of an address. The caller's network differs in each call, so that no limit refuses one. */
export type AccountCall = (email: string, headers: Record<string, string>) => Promise<number>

/** Times a call for known and unknown addresses in turns. Each address is used once. Throws for an unexpected status. */
export async function measureAccounts(
  emails: readonly string[],
  { call, status }: { call: AccountCall; status: number },
): Promise<AccountTimes> {
  const times = { known: new Array<number>(), unknown: new Array<number>() }
  for (const [index, email] of emails.entries()) {
    const pair = [
      ['known', email],
      ['unknown', email.replace('@', '.unknown@')],
    ] as const
    // The second call of a pair may find more in caches.
    for (const [kind, address] of index % 2 === 0 ? pair : pair.toReversed()) {
      const begin = performance.now()
      const answered = await call(address, { 'x-forwarded-for': networkOf(index, kind) })
      times[kind].push(performance.now() - begin)
      if (answered !== status) throw new Error(`${address} got ${answered}`)
    }
  }
  return {
    known: medianOf(times.known),
    unknown: medianOf(times.unknown),
    probability: sameDistribution(times.known, times.unknown),
  }
}

function networkOf(index: number, kind: 'known' | 'unknown'): string {
  return `10.${kind === 'known' ? 1 : 2}.${Math.floor(index / 250)}.${(index % 250) + 1}`
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
