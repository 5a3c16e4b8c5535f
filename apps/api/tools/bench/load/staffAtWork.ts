import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { fixtures } from '@staff/forms/content/fixtures'

import { chanceFrom } from './chance'
import { clientFor, type Client } from './client'
import { Timings } from './timings'
import { visit, type Area } from './visit'

/** How much is asked of the server. */
export interface Work {
  /** Milliseconds that a person looks and thinks between two calls, on average. */
  pauseMs: number
  /** Seconds of work that count, after those that warm the server up. */
  seconds: number
  warmUpSeconds: number
  /** How many records each area holds. */
  recordsEach: number
}

/** Lets one person for each token work at once, each in one area after the other. Throws when a call is refused. */
export async function staffAtWork(url: string, tokens: string[], work: Work): Promise<Timings> {
  const timings = new Timings()
  const areas = areasOf(work)
  const evening = new AbortController()
  setMaxListeners(tokens.length, evening.signal)
  const people = tokens.map(async (token, index) => {
    const chance = chanceFrom(index)
    const client = clientFor(url, token, timings)
    const call: Client = async (...asked) => {
      await sleep(chance.pause(work.pauseMs), undefined, { signal: evening.signal })
      return client(...asked)
    }
    try {
      for (;;) await visit({ call, chance }, chance.oneOf(areas))
    } catch (error) {
      if (!evening.signal.aborted) throw error
    }
  })
  const day = async () => {
    await sleep(work.warmUpSeconds * 1000)
    timings.clear()
    await sleep(work.seconds * 1000)
    evening.abort()
  }
  await Promise.all([...people, day()])
  return timings
}

function areasOf({ recordsEach }: Work): Area[] {
  let count = recordsEach
  return fixtures.map(({ entity, records, create }) => ({
    entity,
    samples: records,
    create,
    pages: Math.floor(recordsEach / 25),
    nextCount: () => (count += 1),
  }))
}
