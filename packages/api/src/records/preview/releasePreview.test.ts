import { publicKeys, type NewPreviewLink, type Release } from '@staff/contract'
import { career } from '@staff/content/career/career.entity'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { previewLinks } from './previewLinks.table'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { PREVIEW_URL } from '../../site/public/previewTesting'
import {
  publishing,
  startReleasesApi,
  unpublishing,
  type Made,
  type ReleasesApi,
} from '../releases/testing'
import type { Row } from '../testing'

const LATER = '2030-01-01T09:00:00.000Z'

// A release brings a new career and a change of another one, and takes a position from the site.
eachSharedDatabase((empty) => {
  let api: ReleasesApi
  let fresh: Made
  let changed: Made
  let leaving: Made
  let release: Release

  beforeEach(async () => {
    api = await startReleasesApi(await empty(), { previewUrl: PREVIEW_URL })
    fresh = await api.make('careers', 'Fresh')
    const old = await api.make('careers', 'Old', '')
    const { version } = await api.done<Row>('PATCH', `careers/${old.id}?draft=true`, {
      title: 'Changed',
    })
    changed = { ...old, version }
    leaving = await api.make('positions', 'Leaving', '')
    await api.make('careers', 'Staying', '')
    await api.make('careers', 'Draft of others')
    const { id } = await api.create()
    await api.add(id, [publishing(fresh), publishing(changed)])
    release = await api.add(id, [unpublishing(leaving)])
  })

  const links = () => `releases/${release.id}/preview-links`
  const share = (body: object = {}) => api.done<NewPreviewLink>('POST', links(), body)

  /** What the site answers with a token. */
  async function seen(path: string, token: string) {
    const headers = { 'preview-token': token }
    const response = await api.app.inject({ url: `/api/public/${path}`, headers })
    return { status: response.statusCode, headers: response.headers, body: response.json<Row>() }
  }

  async function namesAt(token?: string) {
    const areas = ['careers', leaving.area].map(async (area) => {
      const response = await api.app.inject({
        url: `/api/public/${area}?region=US&pageSize=100`,
        headers: token === undefined ? {} : { 'preview-token': token },
      })
      expect(response.statusCode).toBe(200)
      const { records, total } = response.json<{ records: Row[]; total: number }>()
      expect(total).toBe(records.length)
      return records.map(({ title, role }) => String(title ?? role))
    })
    return (await Promise.all(areas)).flat().toSorted()
  }

  const AS_RELEASED = ['Changed', 'Fresh', 'Staying']
  const AS_IT_IS = ['Leaving', 'Old', 'Staying']

  test('an open release is shown as it is once it is out, to nobody else', async () => {
    const { token, url, version, mayApprove } = await share({ hours: 24 })
    expect(url).toBe(`https://www.example.com/preview#token=${token}&area=&id=&at=`)
    expect([version, mayApprove]).toEqual([null, false])
    expect(await namesAt(token)).toEqual(AS_RELEASED)
    expect(await namesAt()).toEqual(AS_IT_IS)

    const one = await seen(`careers/${fresh.id}?region=US`, token)
    expect([one.status, one.body['title']]).toEqual([200, 'Fresh'])
    expect(Object.keys(one.body).toSorted()).toEqual(publicKeys(career).toSorted())
    expect(one.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(one.headers['preview-version']).toBeUndefined()
    const gone = await seen(`${leaving.area}/${leaving.id}?region=US`, token)
    expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store'])
    expect((await seen('careers?region=US&q=fresh', token)).body).toMatchObject({ total: 1 })
    const { body } = await seen('site?region=US', token)
    expect(body).toMatchObject({
      areas: { careers: { total: 3 }, [leaving.area]: { total: 0 } },
    })
  })

  test('it shows the versions of the release, not later ones', async () => {
    const { token } = await share()
    await api.done('PATCH', `careers/${fresh.id}?draft=true`, { title: 'Fresher' })
    expect(await namesAt(token)).toEqual(AS_RELEASED)
    await api.add(release, [publishing({ ...fresh, version: 2 })])
    expect(await namesAt(token)).toEqual(['Changed', 'Fresher', 'Staying'])
  })

  test('a record that is in the trash is not shown', async () => {
    const { token } = await share()
    const deleted = await api.send('DELETE', `careers/${changed.id}`, {
      headers: { 'if-match': '*' },
    })
    expect(deleted.statusCode).toBeLessThan(300)
    expect(await namesAt(token)).toEqual(['Fresh', 'Staying'])
  })

  test('a scheduled release is shown in the same way, without what is no longer scheduled', async () => {
    const { token } = await share()
    release = (await api.publish(release, LATER)).json<Release>()
    expect(await namesAt(token)).toEqual(AS_RELEASED)
    await api.done('POST', `careers/${fresh.id}/cancel-scheduled`, { version: 1, from: LATER })
    expect(await namesAt(token)).toEqual(['Changed', 'Staying'])
  })

  test('once it is out or undone, its links show the site as it is, and no new ones are made', async () => {
    const { token } = await share()
    const out = (await api.publish(release)).json<Release>()
    expect(out.state).toBe('Released')
    expect(await namesAt(token)).toEqual(await namesAt())
    expect((await api.send('POST', links(), { body: {} })).statusCode).toBe(409)
    expect((await api.undo(out)).statusCode).toBe(200)
    expect(await namesAt(token)).toEqual(AS_IT_IS)
  })

  test('links are listed and revoked, and end with their release', async () => {
    const first = await share()
    const second = await share()
    const { links: listed } = await api.done<{ links: Row[] }>('GET', links())
    expect(listed.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(JSON.stringify(listed)).not.toContain(first.token)
    expect((await api.send('DELETE', `${links()}/${first.id}`)).statusCode).toBe(204)
    expect((await api.send('DELETE', `${links()}/${first.id}`)).statusCode).toBe(404)
    expect((await seen('careers', first.token)).status).toBe(403)
    expect((await seen('careers', second.token)).status).toBe(200)
    const { records } = await api.audit('area=releases')
    expect(records.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['share-preview', 'revoke-preview']),
    )
    expect((await api.send('DELETE', `releases/${release.id}`)).statusCode).toBe(204)
    const ended = await seen('careers', second.token)
    expect([ended.status, ended.headers['cache-control']]).toEqual([403, 'no-store'])
  })

  test('no link shows the site as of a time, or takes an answer', async () => {
    const { token } = await share()
    expect((await seen(`careers?at=${LATER}`, token)).status).toBe(403)
    const answer = await api.call('POST', '/api/public/preview-answers', {
      headers: { 'preview-token': token },
      body: { version: 1, name: 'Dana', approves: true, comment: '' },
    })
    expect(answer.statusCode).toBe(403)
  })

  test('too many links, unknown releases and other bodies are refused', async () => {
    for (const body of [{ hours: 0 }, { hours: 337 }, { version: 1 }, { mayApprove: true }])
      expect((await api.send('POST', links(), { body })).statusCode).toBe(422)
    for (const id of ['nothing', release.id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))])
      expect((await api.send('GET', `releases/${id}/preview-links`)).statusCode).toBe(404)
    const { id } = await share()
    await api.database.db.execute(sql`insert into ${previewLinks}
      (id, token_hash, area, record_id, user_id, user_name, ends_at)
      select gen_random_uuid(), number, area, record_id, user_id, user_name, ends_at
      from ${previewLinks}, generate_series(2, 50) as number where id = ${id}`)
    const full = await api.send('POST', links(), { body: {} })
    expect([full.statusCode, full.json<{ message: string }>().message]).toEqual([
      409,
      'There are 50 preview links of this release that have not ended. Revoke one first.',
    ])
  })

  test('a record that the person who made the link may not edit is shown as it is', async () => {
    await giveRights(api, { areas: { careers: 'edit', [leaving.area]: 'see' } })
    const made = await api.send('POST', links(), { as: 'staff', body: {} })
    expect(made.statusCode).toBe(201)
    const { token } = made.json<NewPreviewLink>()
    expect(await namesAt(token)).toEqual(['Changed', 'Fresh', 'Leaving', 'Staying'])
    await giveRights(api, { areas: { [leaving.area]: 'edit' } })
    expect(await namesAt(token)).toEqual(['Old', 'Staying'])
    await giveRights(api, { areas: { careers: 'see' } })
    expect((await seen('careers', token)).status).toBe(403)
    expect((await api.send('GET', links(), { as: 'staff' })).statusCode).toBe(403)
  })
})
