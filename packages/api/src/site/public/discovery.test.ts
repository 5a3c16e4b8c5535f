import { afterAll, beforeAll, expect, test } from 'vitest'

import { eachDatabase, onEmbedded } from '../../testing/eachDatabase'
import { startTestApi, type TestApi } from '../../testing/testApi'
import { startSiteApi, type Row, type SiteApi } from './testing'

const WITHIN = { timeout: 2000, interval: 20 }
const career = {
  title: 'Harbour pilot',
  experience: 2,
  type: 'Full time',
  location: 'Leith',
  department: 'Harbour',
  description: 'Brings ships in.',
}

eachDatabase((open) => {
  let api: SiteApi

  beforeAll(async () => {
    api = await startSiteApi(await open())
  })
  afterAll(() => api.close())

  const textOf = async (path: string) => (await api.read(path)).body.toString()
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await api.call(method, `/api/careers${path}`, {
      as: 'administrator',
      headers: { 'if-match': '*' },
      ...(body !== undefined && { body }),
    })
    expect([method, path, response.statusCode < 300]).toEqual([method, path, true])
    return response.body === '' ? {} : response.json<Row>()
  }
  const create = async (title: string, query = '') => {
    const { jobId } = await send('POST', query, { ...career, title })
    return String(jobId)
  }
  /** The times of the pages in the sitemap, by their paths. */
  const sitemap = async () => {
    const urls = (await textOf('sitemap.xml')).matchAll(
      /<loc>https:..www.example.com(.*?)<.loc><lastmod>(.*?)</g,
    )
    return new Map([...urls].map(([, path, time]) => [path, time]))
  }
  const sitemapHas = async (path: string) => (await sitemap()).has(path)
  const timeIn = async (slug: string) => (await sitemap()).get(`/us/careers/${slug}`)

  test('the sitemap has every page in each of its regions, as XML that caches may keep', async () => {
    const { headers, status } = await api.read('sitemap.xml')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=10, stale-while-revalidate=60',
    })
    const { records } = await api.page('services?pageSize=100')
    for (const { slug } of records) {
      expect(await sitemapHas(`/us/services/${String(slug)}`)).toBe(true)
      expect(await sitemapHas(`/uk/services/${String(slug)}`)).toBe(false)
    }
    const unchanged = await api.read('sitemap.xml', { 'if-none-match': String(headers.etag) })
    expect(unchanged.status).toBe(304)
  })

  test('what is published, moved and taken away is seen within a second', async () => {
    const id = await create('Harbour pilot')
    await expect.poll(() => sitemapHas('/uk/careers/harbour-pilot'), WITHIN).toBe(true)
    expect(await textOf('careers/feed.xml')).toContain('<title>Harbour pilot</title>')
    await send('POST', `/${id}/address`, { slug: 'pilot-of-leith' })
    await expect.poll(() => sitemapHas('/uk/careers/pilot-of-leith'), WITHIN).toBe(true)
    expect(await sitemapHas('/uk/careers/harbour-pilot')).toBe(false)
    await send('POST', `/${id}/unpublish`, { version: 1 })
    await expect.poll(() => sitemapHas('/uk/careers/pilot-of-leith'), WITHIN).toBe(false)
    expect((await api.read('careers/pilot-of-leith/job-posting')).status).toBe(410)
  })

  test('a draft is nowhere', async () => {
    await create('Secret keeper', '?draft=true')
    const id = await create('Bell ringer')
    await send('PATCH', `/${id}?draft=true`, { title: 'Secret ringer' })
    await expect.poll(() => sitemapHas('/us/careers/bell-ringer'), WITHIN).toBe(true)
    for (const path of ['sitemap.xml', 'careers/feed.xml', 'careers/bell-ringer/job-posting'])
      expect((await textOf(path)).toLowerCase()).not.toContain('secret')
  })

  test('what is kept out of search engines stays in the feed and on the site alone', async () => {
    const id = await create('Ship chandler')
    await expect.poll(() => sitemapHas('/us/careers/ship-chandler'), WITHIN).toBe(true)
    await send('PATCH', `/${id}`, { noIndex: true, metaTitle: 'Not for you' })
    await expect.poll(() => sitemapHas('/us/careers/ship-chandler'), WITHIN).toBe(false)
    expect(await textOf('careers/feed.xml')).toContain('<title>Ship chandler</title>')
    expect((await api.read('careers/ship-chandler/job-posting')).status).toBe(404)
    const page = JSON.parse(await textOf('careers/ship-chandler'))
    expect(page).toMatchObject({ noIndex: true, metaTitle: 'Not for you', shareImage: null })
  })

  test('the time of a page is that of its last change, and stays when it comes back', async () => {
    const id = await create('Lock keeper')
    await expect.poll(() => timeIn('lock-keeper'), WITHIN).toBeDefined()
    const first = await timeIn('lock-keeper')
    await send('POST', `/${id}/unpublish`, { version: 1 })
    await send('POST', `/${id}/publish`, { version: 1 })
    await expect.poll(() => timeIn('lock-keeper'), WITHIN).toBe(first)
    await send('PATCH', `/${id}`, { location: 'Perth' })
    await expect.poll(() => timeIn('lock-keeper'), WITHIN).not.toBe(first)
    const feed = await textOf('careers/feed.xml')
    const [, published] = /keeper"><\/link><published>(.*?)</.exec(feed) ?? []
    expect(published).toBe(first)
  })

  test('a vacancy says until when it is open, and so does its answer', async () => {
    const id = await create('Night porter')
    const until = new Date(Date.now() + 5000).toISOString()
    await send('POST', `/${id}/end`, { version: 1, until })
    const address = 'careers/night-porter/job-posting'
    const posting = async () => JSON.parse(await textOf(address))
    await expect.poll(posting, WITHIN).toMatchObject({ validThrough: until })
    const { headers } = await api.read(address)
    expect(headers['content-type']).toBe('application/ld+json; charset=utf-8')
    expect(Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1])).toBeLessThan(6)
    await expect.poll(async () => (await api.read(address)).status, { timeout: 10_000 }).toBe(410)
    expect(await sitemapHas('/us/careers/night-porter')).toBe(false)
  })

  test.each(['sitemap.xml', 'blogs/feed.xml', 'careers/senior-react-engineer/job-posting'])(
    '%s with a preview link that has ended is refused, and not kept',
    async (path) => {
      const { status, headers } = await api.read(path, { 'preview-token': 'a'.repeat(43) })
      expect([status, headers['cache-control']]).toEqual([403, 'no-store'])
    },
  )

  test.each([
    ['sitemap.xml?page=2', 422],
    ['blogs/feed.xml?region=FR', 422],
    ['clients/feed.xml', 404],
    ['blogs/on-clear-writing/job-posting', 404],
    [`careers/${'a'.repeat(90)}/job-posting`, 404],
    ['careers/%00/job-posting', 404],
    ['careers/%E0%A4%A/job-posting', 400],
  ])('%s gets %i', async (path, status) => {
    expect((await api.read(path)).status).toBe(status)
  })
})

onEmbedded((open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(await open(), { website: undefined })
  })
  afterAll(() => api.app.close())

  test.each(['sitemap.xml', 'blogs/feed.xml', 'careers/any/job-posting'])(
    'without the address of the website, there is no %s',
    async (path) => {
      const response = await api.call('GET', `/api/public/${path}`)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ message: expect.stringContaining('SITE_URL') })
    },
  )
})
