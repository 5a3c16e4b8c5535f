import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { previewLinks } from '../../records/preview/previewLinks.table'
import { previewAnswers } from '../../records/preview/previewAnswers.table'
import { purgePreviews } from '../../records/preview/previewStore'
import { eachDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { startPreviewApi, type PreviewApi } from './previewTesting'
import { SITE, type Row } from './testing'

const URL = '/api/public/preview-answers'

eachDatabase((open) => {
  let api: PreviewApi
  let path: string
  let version: number

  beforeAll(async () => {
    api = await startPreviewApi(await open())
    const blog = await api.first('blogs')
    path = `blogs/${String(blog['id'])}`
    const draft = await api.done('PATCH', `${path}?draft=true`, { title: 'Not public yet' })
    version = Number(draft['version'])
  })
  afterAll(() => api.close())

  const approval = () => ({ version, name: 'Dana Reed', approves: true })

  function answer(token: string, body: unknown, headers: Record<string, string> = {}) {
    return api.app.inject({
      method: 'POST',
      url: URL,
      headers: { 'preview-token': token, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    })
  }

  const answers = async () =>
    (await api.done<{ answers: Row[] }>('GET', `${path}/preview-links`)).answers

  test('a reader answers what the header names, from the site too, and publishes nothing', async () => {
    const token = await api.share(path, { mayApprove: true })
    const seen = await api.seen(path, token)
    expect([seen.body['title'], Number(seen.headers['preview-version'])]).toEqual([
      'Not public yet',
      version,
    ])
    const sent = await answer(token, approval(), { origin: SITE })
    expect([sent.statusCode, sent.headers['access-control-allow-origin']]).toEqual([201, SITE])
    expect(await answers()).toMatchObject([{ ...approval(), comment: '' }])
    const { records } = await api.page('blogs?pageSize=50')
    expect(JSON.stringify(records)).not.toContain('Not public yet')
    expect((await api.done('GET', path))['status']).toBe('Published and changed')
  })

  test('a link that only shows names no version, and one for the whole site takes no answer', async () => {
    const token = await api.share(path)
    expect((await api.seen(path, token)).headers['preview-version']).toBeUndefined()
    expect((await answer(token, approval())).statusCode).toBe(403)
    const { token: whole } = await api.done<{ token: string }>('POST', 'preview-links', {})
    expect((await answer(whole, approval())).statusCode).toBe(403)
  })

  test('a repeated answer is stored once', async () => {
    const token = await api.share(path, { mayApprove: true })
    const before = (await answers()).length
    const key = { 'idempotency-key': randomUUID() }
    const sent = [await answer(token, approval(), key), await answer(token, approval(), key)]
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect((await answers()).length).toBe(before + 1)
  })

  test('of answers at once, none exceeds the limit', async () => {
    const token = await api.share(path, { mayApprove: true })
    const sent = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        (index % 2 ? api.app : api.other).inject({
          method: 'POST',
          url: URL,
          remoteAddress: `198.51.100.${index + 1}`,
          headers: { 'preview-token': token },
          payload: approval(),
        }),
      ),
    )
    const statuses = sent.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.filter((status) => status === 409)).toHaveLength(4)
  })

  test.each([
    ['nothing', undefined, 400],
    ['10 MB', { name: 'x'.repeat(10_000_000) }, 413],
    ['an unknown field', { name: 'Dana', approves: true, area: 'careers' }, 422],
    ['a NUL', { name: 'Da\0na', approves: true }, 422],
    ['markup', { name: '<b>Dana</b>', approves: false, comment: '<script>' }, 201],
    ['a huge version', { name: 'Dana', approves: true, version: 2 ** 40 }, 422],
  ])('a body with %s', async (_, body, status) => {
    const token = await api.share(path, { mayApprove: true })
    const sent = await answer(token, body && { version, ...body })
    expect(sent.statusCode).toBe(status)
  })

  test('who lost the right to preview has given a link that takes no answer', async () => {
    await giveRights(api, { areas: { blogs: 'edit' } })
    const made = await api.call('POST', `/api/${path}/preview-links`, {
      as: 'staff',
      body: { mayApprove: true },
    })
    const { token } = made.json<{ token: string }>()
    expect((await answer(token, approval())).statusCode).toBe(201)
    await giveRights(api, { areas: { blogs: 'see' } })
    expect((await answer(token, approval())).statusCode).toBe(403)
    expect((await api.call('GET', `/api/${path}/preview-links`, { as: 'staff' })).statusCode).toBe(
      403,
    )
  })

  test('an address is limited', async () => {
    const token = await api.share(path)
    const sent = await Promise.all(
      Array.from({ length: 31 }, () =>
        answer(token, approval(), {}).then(({ statusCode }) => statusCode),
      ),
    )
    expect(sent).toContain(429)
  })

  test('answers outlive their links, and end with their record', async () => {
    const { db } = api.database
    const known = (await answers()).length
    expect(known).toBeGreaterThan(0)
    await db.update(previewLinks).set({ endsAt: new Date(Date.now() - 1000) })
    await purgePreviews(db)
    expect((await answers()).length).toBe(known)

    const entries = await api.done<{ records: Row[] }>('GET', 'audit?action=answer-preview')
    expect(entries.records[0]).toMatchObject({ action: 'answer-preview', area: 'blogs' })
    expect(JSON.stringify(entries)).not.toMatch(/Dana|Not public yet/)

    expect((await api.send('DELETE', path)).statusCode).toBe(204)
    const forever = { action: 'delete-forever', ids: [path.replace('blogs/', '')] }
    await api.done('POST', 'blogs/bulk', forever)
    expect(await db.$count(previewAnswers)).toBe(0)
  })
})
