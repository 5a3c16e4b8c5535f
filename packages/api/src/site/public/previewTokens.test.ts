import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { previewLinks } from '../../records/preview/previewLinks.table'
import { purgePreviews } from '../../records/preview/previewStore'
import { eachDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { createTestApp } from '../../testing/testContent'
import { startPreviewApi, type PreviewApi } from './previewTesting'
import { SITE, type Row } from './testing'

eachDatabase((open) => {
  let api: PreviewApi
  let path: string
  let shown: Row

  beforeAll(async () => {
    api = await startPreviewApi(await open())
    shown = await api.first('blogs')
    path = `blogs/${String(shown['id'])}`
    await api.done('PATCH', `${path}?draft=true`, { title: 'Not public yet' })
  })
  afterAll(() => api.close())

  async function expectRefused(token: string) {
    for (const url of [path, 'blogs', 'site', 'careers?q=a', 'blogs/nope', 'teams/x?region=UK']) {
      const { status, headers, body } = await api.seen(url, token)
      expect([url, status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
        url,
        403,
        'no-store',
        'noindex',
      ])
      expect(body['message']).toMatch(/^This preview link has ended/)
    }
  }

  describe('are refused, and never get the published version', () => {
    test.each([
      ['empty', ''],
      ['short', 'abc'],
      ['of another alphabet', 'ä'.repeat(10)],
      ['with a space', `${'a'.repeat(20)} ${'b'.repeat(22)}`],
      ['of SQL', `' or 1=1 --${'x'.repeat(31)}`],
      ['unknown', 'x'.repeat(43)],
      ['of 15 KB', 'x'.repeat(15_000)],
      ['given twice', `${'x'.repeat(43)}, ${'x'.repeat(43)}`],
    ])('%s', async (_, token) => {
      // What is public is in memory, and is not taken from there.
      for (const url of [path, 'blogs', 'site']) expect((await api.read(url)).status).toBe(200)
      await expectRefused(Buffer.from(token).toString('latin1'))
    })

    test('ended, revoked, or of a person who lost the right', async () => {
      const { db } = api.database
      const ended = await api.share(path)
      await db.update(previewLinks).set({ endsAt: new Date(Date.now() - 1000) })
      await expectRefused(ended)

      const made = await api.done('POST', `${path}/preview-links`, {})
      const token = String(made['token'])
      expect((await api.seen(path, token)).body['title']).toBe('Not public yet')
      expect(
        (await api.send('DELETE', `${path}/preview-links/${String(made['id'])}`)).statusCode,
      ).toBe(204)
      await expectRefused(token)

      await giveRights(api, { areas: { blogs: 'edit' } })
      const own = await api.call('POST', `/api/${path}/preview-links`, { as: 'staff', body: {} })
      const { token: editors } = own.json<{ token: string }>()
      expect((await api.seen(path, editors)).body['title']).toBe('Not public yet')
      await giveRights(api, { areas: { blogs: 'see', careers: 'publish' } })
      await expectRefused(editors)
    })
  })

  test('a link of another area shows what is public, and nothing else', async () => {
    const { id } = await api.first('clients')
    const other = await api.share(`clients/${String(id)}`)
    const { status, body, headers } = await api.seen(path, other)
    expect([status, body['title'], headers['cache-control']]).toEqual([
      200,
      shown['title'],
      'no-store',
    ])
    expect(JSON.stringify((await api.seen('blogs?pageSize=100', other)).body)).not.toContain(
      'Not public yet',
    )
  })

  test('an answer is kept nowhere, and depends on no ETag', async () => {
    const token = await api.share(path)
    const shownNow = await api.read(path)
    const etag = String(shownNow.headers.etag)
    expect(shownNow.headers.vary).toContain('Preview-Token')
    const load = api.app.publicAnswers.load()
    const { memory } = api.app.publicAnswers.counts
    for (const known of [etag, '*']) {
      const headers = { 'preview-token': token, 'if-none-match': known, origin: SITE }
      const answer = await api.read(path, headers)
      expect([answer.status, answer.headers.etag]).toEqual([200, undefined])
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'access-control-allow-origin': SITE,
        'cross-origin-resource-policy': 'cross-origin',
        vary: shownNow.headers.vary,
      })
      expect(answer.headers['access-control-expose-headers']).toContain('preview-status')
      expect(answer.body.toString()).toContain('Not public yet')
    }
    expect((await api.seen(path, token, 'HEAD')).headers['preview-status']).toBe(
      'Published and changed',
    )
    expect(api.app.publicAnswers.load()).toEqual(load)
    expect(api.app.publicAnswers.counts.memory).toBe(memory)
    for (const url of [path, 'blogs?pageSize=100', 'site'])
      expect((await api.read(url)).body.toString()).not.toContain('Not public yet')
    const same = await api.read(path, { 'if-none-match': etag })
    expect(same.status).toBe(304)
  })

  test('pages of the site may send the token', async () => {
    const { status, headers } = await api.read(
      path,
      {
        origin: SITE,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'preview-token',
      },
      'OPTIONS',
    )
    expect([status, headers['access-control-allow-headers']]).toEqual([
      204,
      expect.stringContaining('preview-token'),
    ])
  })

  test('the last use is written once a minute', async () => {
    const { db } = api.database
    await db.delete(previewLinks)
    const token = await api.share(path)
    const lastUse = async () => (await db.select().from(previewLinks))[0]?.lastUsedAt?.getTime()
    expect(await lastUse()).toBeUndefined()
    await api.seen(path, token)
    const first = await lastUse()
    expect(first).toBeGreaterThan(0)
    await api.seen('blogs', token)
    expect(await lastUse()).toBe(first)
    await db.update(previewLinks).set({ lastUsedAt: new Date(Number(first) - 61_000) })
    await api.seen('blogs', token)
    expect(await lastUse()).toBeGreaterThanOrEqual(Number(first))
  })

  test('reads with a token are limited like others', async () => {
    const token = await api.share(path)
    const app = await createTestApp({
      database: api.database,
      config: api.config,
      logLevel: 'silent',
    })
    const statuses = new Set<number>()
    for (let read = 0; read < 601; read += 1) {
      const headers = { 'preview-token': read % 2 === 0 ? token : 'x'.repeat(43) }
      const { statusCode } = await app.inject({
        url: '/api/public/technologies?pageSize=1',
        headers,
      })
      statuses.add(statusCode)
      if (read === 599) expect(statuses).toEqual(new Set([200, 403]))
    }
    expect(statuses).toContain(429)
    await app.close()
  })

  test('links that have ended or were revoked are purged, others stay', async () => {
    const { db } = api.database
    await db.delete(previewLinks)
    const { id } = await api.done('POST', `${path}/preview-links`, {})
    await api.share(path)
    await db.update(previewLinks).set({ endsAt: new Date(Date.now() - 1000) })
    const revoked = await api.done('POST', `${path}/preview-links`, {})
    await api.send('DELETE', `${path}/preview-links/${String(revoked['id'])}`)
    const kept = await api.done('POST', `${path}/preview-links`, {})
    await purgePreviews(db)
    const left = await db.select({ id: previewLinks.id }).from(previewLinks)
    expect(left).toEqual([{ id: kept['id'] }])
    expect(id).not.toBe(kept['id'])
  })
})
