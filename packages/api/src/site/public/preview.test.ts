import { careerFixtures } from '@staff/content/career/career.fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { valuesOf } from '../../records/testing'
import { eachDatabase } from '../../testing/eachDatabase'
import { startPreviewApi, type PreviewApi } from './previewTesting'
import type { Row } from './testing'

const titles = ({ records }: { records: Row[] }) => records.map(({ title }) => title)

eachDatabase((open) => {
  let api: PreviewApi

  beforeAll(async () => {
    api = await startPreviewApi(await open())
  })
  afterAll(() => api.close())

  /** Makes a draft of a career, which only a preview shows. */
  async function draftOf(values: Row): Promise<string> {
    const career = valuesOf(careerFixtures.entity, await api.first('careers'))
    const made = await api.done('POST', 'careers?draft=true', { ...career, ...values })
    return String(made['jobId'])
  }

  const listWith = async (token: string, query = '') => {
    const { body } = await api.seen(`careers?pageSize=100&${query}`, token)
    return body as { records: Row[]; total: number }
  }

  describe('a draft', () => {
    test('is read, is in lists at its place, and counts; for nobody else', async () => {
      const id = await draftOf({ title: 'Zookeeper' })
      const before = await api.page('careers?pageSize=100&sort=title&order=asc')
      const token = await api.share(`careers/${id}`)

      const one = await api.seen(`careers/${id}`, token)
      expect([one.status, one.body['title'], one.headers['preview-status']]).toEqual([
        200,
        'Zookeeper',
        'Draft',
      ])
      expect((await api.read(`careers/${id}`)).status).toBe(404)

      const sorted = await listWith(token, 'sort=title&order=asc')
      expect(sorted.total).toBe(before.total + 1)
      expect(titles(sorted)).toEqual([...titles(before), 'Zookeeper'])
      expect((await api.page('careers?pageSize=100')).total).toBe(before.total)

      const home = await api.seen('site', token)
      expect(home.body).toMatchObject({ areas: { careers: { total: before.total + 1 } } })
      expect((await listWith(token, 'region=UK')).total).toBe(before.total + 1)
    })

    test('is found by a search of its public texts, on its page, once', async () => {
      const id = await draftOf({ title: 'Yodeller in chief' })
      const token = await api.share(`careers/${id}`)
      const found = await listWith(token, 'q=yodeller')
      expect([found.total, titles(found)]).toEqual([1, ['Yodeller in chief']])
      expect((await api.page('careers?q=yodeller')).total).toBe(0)
      const { body } = await api.seen('careers?sort=title&order=desc&page=1&pageSize=1', token)
      expect(titles(body as { records: Row[] })).toEqual(['Yodeller in chief'])
    })
  })

  describe('a change', () => {
    test('takes the place of what is public; a pinned version stays, the newest goes on', async () => {
      const career = await api.first('careers')
      const path = `careers/${String(career['jobId'])}`
      const { total } = await api.page('careers')
      const save = (title: string) => api.done('PATCH', `${path}?draft=true`, { title })
      const second = await save('Second text')
      const newest = await api.share(path)
      const pinned = await api.share(path, { version: Number(second['version']) })
      await save('Third text')

      const titleWith = async (token: string) => {
        const { body, headers } = await api.seen(path, token)
        expect(headers['preview-status']).toBe('Published and changed')
        return body['title']
      }
      expect([await titleWith(newest), await titleWith(pinned)]).toEqual([
        'Third text',
        'Second text',
      ])
      const list = await listWith(newest)
      expect([list.total, titles(list).includes('Third text')]).toEqual([total, true])
      expect(titles(list)).not.toContain(career['title'])
      expect(titles(await listWith(pinned))).toContain('Second text')
      expect((await api.page('careers?pageSize=100')).records.map(({ title }) => title)).toContain(
        career['title'],
      )
    })

    test('that was published has the status Published', async () => {
      const blog = await api.first('blogs')
      const path = `blogs/${String(blog['id'])}`
      const { headers, body } = await api.seen(path, await api.share(path))
      expect(headers['preview-status']).toBe('Published')
      const shown = await api.read(path)
      expect(body).toEqual(JSON.parse(shown.body.toString()))
    })
  })

  test('a part is shown in its record, and the address is that of the record', async () => {
    const part = await api.first('services-data')
    const parent = String(part['serviceId'])
    const path = `services-data/${String(part['id'])}`
    await api.done('PATCH', `${path}?draft=true`, { title: 'A part as a draft' })
    const { token, url } = await api.done<{ token: string; url: string }>(
      'POST',
      `${path}/preview-links`,
      {},
    )
    expect(url).toBe(
      `https://www.example.com/preview#token=${token}&area=services&id=${parent}&at=`,
    )
    const { body } = await api.seen(`services/${parent}`, token)
    const parts = body['servicesData'] as Row[]
    expect(parts.map(({ title }) => title)).toContain('A part as a draft')
    const shown = JSON.parse((await api.read(`services/${parent}`)).body.toString()) as Row
    expect(parts).toHaveLength((shown['servicesData'] as Row[]).length)
  })

  test('a record in the trash is a 404, and is in no list', async () => {
    const id = await draftOf({ title: 'Wasted' })
    const token = await api.share(`careers/${id}`)
    const { total } = await api.page('careers')
    await api.send('DELETE', `careers/${id}`)
    const { status, headers } = await api.seen(`careers/${id}`, token)
    expect([status, headers['x-robots-tag'], headers['preview-status']]).toEqual([
      404,
      'noindex',
      undefined,
    ])
    expect((await listWith(token)).total).toBe(total)
  })

  test('a pinned version that is no longer kept is a 404', async () => {
    const testimonial = await api.first('testimonials')
    const path = `testimonials/${String(testimonial['id'])}`
    const token = await api.share(path, { version: Number(testimonial['version']) })
    await api.done('PATCH', `${path}?draft=true`, { name: 'Somebody else' })
    expect((await api.seen(path, token)).body['name']).toBe(testimonial['name'])
    await api.database.db.execute('truncate revisions')
    expect((await api.seen(path, token)).status).toBe(404)
  })

  describe('the site as of a time', () => {
    test('is shown with a link for the whole site: past, planned and ended', async () => {
      const client = await api.first('clients')
      const path = `clients/${String(client['id'])}`
      const { version } = await api.done('PATCH', `${path}?draft=true`, { name: 'A new name' })
      const from = '2028-01-01T09:00:00Z'
      const until = '2028-02-01T09:00:00Z'
      await api.done('POST', `${path}/publish`, { version, from, until })
      const { token } = await api.done<{ token: string }>('POST', 'preview-links', { hours: 2 })

      const nameAt = async (at: string) => {
        const { status, body, headers } = await api.seen(`${path}?at=${at}`, token)
        expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
        return status === 200 ? body['name'] : status
      }
      expect(await nameAt('2027-12-31T23:00:00Z')).toBe(client['name'])
      expect(await nameAt('2028-01-01T10:30:00%2B01:00')).toBe('A new name')
      expect(await nameAt('2028-02-01T09:00:00Z')).toBe(404)
      expect(await nameAt('2001-01-01T00:00:00Z')).toBe(404)
      const { body } = await api.seen('clients?at=2001-01-01T00:00:00Z', token)
      expect(body).toEqual({ records: [], total: 0 })
      const list = await api.seen(`clients?at=${from}&q=new+name`, token)
      expect(list.body['total']).toBe(1)
      const home = await api.seen('site?at=2001-01-01T00:00:00Z', token)
      expect(home.body).toMatchObject({ areas: { careers: { records: [], total: 0 } } })
      expect((await api.seen(path, token)).body['name']).toBe(client['name'])
    })

    test('needs that link, and a time', async () => {
      const at = '2027-01-01T00:00:00Z'
      const anonymous = await api.read(`careers?at=${at}`)
      expect([anonymous.status, JSON.parse(anonymous.body.toString()).message]).toEqual([
        403,
        expect.stringMatching(/^at needs the header Preview-Token/),
      ])
      const { jobId } = await api.first('careers')
      const own = await api.share(`careers/${String(jobId)}`)
      expect((await api.seen(`careers?at=${at}`, own)).status).toBe(403)
      const { token } = await api.done<{ token: string }>('POST', 'preview-links', {})
      for (const wrong of ['tomorrow', '2027-02-30T00:00:00Z', '2027-01-01', `${at}&at=${at}`, ''])
        expect([wrong, (await api.seen(`careers?at=${wrong}`, token)).status]).toEqual([wrong, 422])
    })
  })
})
