import { afterAll, beforeAll, expect, test } from 'vitest'

import { eachDatabase } from '../../testing/eachDatabase'
import { startSiteApi, waitUntilListening, type Row, type SiteApi } from './testing'
import { createTestApp } from '../../testing/testContent'

eachDatabase((open) => {
  let api: SiteApi

  const titleOf = async () => (await api.page('careers?pageSize=1')).records[0]?.['title']

  beforeAll(async () => {
    api = await startSiteApi(await open())
  })
  afterAll(() => api.close())

  test('a write is read within a second on every node', async () => {
    const first = async () => {
      const response = await api.other.inject('/api/public/careers?pageSize=1')
      return response.json<{ records: Row[]; total: number }>()
    }
    const { records, total } = await first()
    const title = 'Keeper of the keys'
    const description = 'Keeps **all** keys.'
    const career = { ...records[0], title, description, shareImage: '' }
    await titleOf()
    const {
      jobId: _,
      slug: _slug,
      createdAt: _created,
      updatedAt: _updated,
      ...body
    } = career as Row
    const made = await api.call('POST', '/api/careers', { as: 'administrator', body })
    expect(made.statusCode).toBe(201)
    const within = { timeout: 1000, interval: 20 }
    await expect.poll(titleOf, within).toBe('Keeper of the keys')
    await expect.poll(async () => (await first()).total, within).toBe(total + 1)

    const address = `/api/careers/${String(made.json<Row>()['jobId'])}`
    const headers = { 'if-match': '*' }
    const change = { as: 'administrator', headers, body: { title: 'Bell ringer' } } as const
    await api.call('PATCH', address, change)
    await expect.poll(titleOf, within).toBe('Bell ringer')
    await expect.poll(async () => (await first()).records[0]?.['title'], within).toBe('Bell ringer')

    await api.call('DELETE', address, { as: 'administrator', headers })
    await expect.poll(async () => (await api.page('careers?pageSize=1')).total, within).toBe(total)
    await expect.poll(async () => (await first()).total, within).toBe(total)
  })

  test('changed service data is read in its service', async () => {
    const before = await api.page('services?pageSize=100')
    const part = before.records.flatMap((record) => record['servicesData'] as Row[])[0]
    await api.call('PATCH', `/api/services-data/${String(part?.['id'])}`, {
      as: 'administrator',
      headers: { 'if-match': '*' },
      body: { title: 'A new part' },
    })
    const titles = async () => {
      const { records } = await api.page('services?pageSize=100')
      return records.flatMap((record) => record['servicesData'] as Row[]).map(({ title }) => title)
    }
    await expect.poll(titles, { timeout: 1000 }).toContain('A new part')
  })

  test('different addresses are limited, those in memory are not', async () => {
    const app = await createTestApp({
      database: api.database,
      config: api.config,
      logLevel: 'silent',
    })
    await waitUntilListening(app)
    const statuses: number[] = []
    for (let count = 0; count < 601; count += 1)
      statuses.push(
        (await app.inject(`/api/public/clients?pageSize=1&page=${count + 1}`)).statusCode,
      )
    expect(statuses.filter((status) => status === 200)).toHaveLength(600)
    const refused = await app.inject('/api/public/clients?page=9000')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const known = await app.inject('/api/public/clients?pageSize=1&page=7')
    expect(known.statusCode).toBe(200)
    await app.close()
  })
})
