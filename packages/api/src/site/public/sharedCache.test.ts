import { Agent, fetch, interceptors } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { onEmbedded } from '../../testing/eachDatabase'
import { startSiteApi, type Row, type SiteApi } from './testing'

/** How often a visitor asks, in milliseconds. */
const PAUSE = 25

/** How long the test waits after the end, in milliseconds: a cache that kept an answer for too long would still show it then. */
const AFTER = 1500

onEmbedded((open) => {
  let api: SiteApi
  let url: string
  // A content delivery network: a cache that all visitors share, and that obeys the headers.
  const network = new Agent().compose(interceptors.cache({ type: 'shared' }))

  beforeAll(async () => {
    api = await startSiteApi(await open())
    const address = api.app.server.address()
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/public`
  })
  afterAll(async () => {
    await network.close()
    await api.close()
  })

  test('behind a shared cache, no version is early, and none stays after its end', async () => {
    const made = await api.call('POST', '/api/careers?draft=true', {
      as: 'administrator',
      body: CAREER,
    })
    const { jobId, version } = made.json<Row>()
    const [from, until] = [Date.now() + 2000, Date.now() + 4500]
    const planned = await api.call('POST', `/api/careers/${String(jobId)}/publish`, {
      as: 'administrator',
      body: { version, from: new Date(from).toISOString(), until: new Date(until).toISOString() },
    })
    expect(planned.statusCode).toBe(200)

    const seen = { early: 0, shown: 0, late: 0, fromCache: 0 }
    while (Date.now() < until + AFTER) {
      const sent = Date.now()
      const { isShown, isFromCache } = await visit()
      if (isShown && Date.now() < from) seen.early += 1
      if (isShown) seen.shown += 1
      // Its header says at most until the end, in whole seconds.
      if (isShown && sent > until) seen.late += 1
      if (isFromCache) seen.fromCache += 1
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    expect(seen).toEqual({
      early: 0,
      shown: expect.any(Number),
      late: 0,
      fromCache: expect.any(Number),
    })
    expect(seen.shown).toBeGreaterThan(1)
    // Most visitors got what the cache had.
    expect(seen.fromCache).toBeGreaterThan(10)
  })

  /** Reads the list of careers as a visitor does. */
  async function visit() {
    const response = await fetch(`${url}/careers?q=Lamplighter`, { dispatcher: network })
    const { records } = (await response.json()) as { records: Row[] }
    return {
      isShown: records.some(({ title }) => title === CAREER.title),
      isFromCache: response.headers.has('age'),
    }
  }
})

const CAREER = {
  title: 'Lamplighter',
  experience: 2,
  type: 'Full time',
  location: 'Leith',
  department: 'Port',
  description: 'Lights the lamps of the harbour.',
}
