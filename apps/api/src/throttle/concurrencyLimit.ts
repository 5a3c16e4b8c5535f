import { Problem } from '@staff/contract'

/**
 * Lets `atOnce` pieces of heavy work run at a time and keeps up to `waitingAtMost` more in line, in their order.
 * Over that, a 503 asks the caller to come back.
 */
export function createConcurrencyLimit(atOnce: number, waitingAtMost: number) {
  let running = 0
  const line: (() => void)[] = []

  async function enter() {
    if (running < atOnce) {
      running += 1
      return
    }
    if (line.length >= waitingAtMost)
      throw new Problem(503, 'The server is busy. Please try again in a moment.', {
        headers: { 'retry-after': '2' },
      })
    await new Promise<void>((resolve) => {
      line.push(resolve)
    })
  }

  // A place that becomes free goes to the next in line without being counted down, so nobody can slip in between.
  function leave() {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }

  async function pass<Result>(work: () => Promise<Result>): Promise<Result> {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** How much work is running, and how much is in line. */
  const load = () => ({ running, waiting: line.length })
  return Object.assign(pass, { load })
}
