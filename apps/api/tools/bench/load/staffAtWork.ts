import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { fixtures } from '@staff/content/fixtures'

import { chanceFrom } from './chance'
import { clientFor, type Client } from './client'
import { Timings } from './timings'
import { visit, type Area } from './visit'

/** The load on the server. */
export interface Work {
  /** The average pause of a user between two calls, in milliseconds. */
  pauseMs: number
  /** The measured time in seconds, after the warm-up. */
  seconds: number
  warmUpSeconds: number
  /** The number of records of each area. */
  recordsEach: number
}

/** Simulates one user for each token, each in one area after the other. Throws if a call is refused. */
export async function staffAtWork(url: string, tokens: string[], work: Work): Promise<Timings> {
  const timings = new Timings()
  const areas = areasOf(work)
  const stop = new AbortController()
  setMaxListeners(tokens.length, stop.signal)
  const people = tokens.map(async (token, index) => {
    const chance = chanceFrom(index)
    const client = clientFor(url, token, timings)
    const call: Client = async (...parameters) => {
      await sleep(chance.pause(work.pauseMs), undefined, { signal: stop.signal })
      return client(...parameters)
    }
    try {
      for (;;) await visit({ call, chance }, chance.oneOf(areas))
    } catch (error) {
      if (!stop.signal.aborted) throw error
    }
  })
  const measure = async () => {
    await sleep(work.warmUpSeconds * 1000)
    timings.clear()
    await sleep(work.seconds * 1000)
    stop.abort()
  }
  await Promise.all([...people, measure()])
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
