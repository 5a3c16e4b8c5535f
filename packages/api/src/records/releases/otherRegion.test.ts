import type { Release } from '@staff/contract'
import { career } from '@staff/content/career/career.entity'
import { technology } from '@staff/content/technology/technology.entity'
import { technologyFixtures } from '@staff/content/technology/technology.fixtures'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { queryRows } from '../../platform/db/queryRows'
import { PREVIEW_URL } from '../../site/public/previewTesting'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { storeImagesOf, valuesOf, type Row } from '../testing'
import { publishing, startReleasesApi, type Made, type ReleasesApi } from './testing'

const STAFF = { as: 'staff' } as const
const LATER = '2030-01-01T09:00:00.000Z'
const SECRET = 'Secret of the US'

// A role for the UK may publish both areas. One record of each release is not theirs.
const RIGHTS = { areas: { careers: 'publish', technologies: 'publish' }, regions: ['UK'] }

eachSharedDatabase((empty) => {
  let api: ReleasesApi
  let own: Made
  let other: Made
  let release: Release

  beforeEach(async () => {
    api = await startReleasesApi(await empty(), { previewUrl: PREVIEW_URL })
    await giveRights(api, RIGHTS)
    own = await api.make('careers', 'Of the UK', '?draft=true', { location: 'UK' })
  })

  async function expectNotPreviewed() {
    const path = `releases/${release.id}/preview-links`
    const shared = await api.send('POST', path, { ...STAFF, body: {} })
    const headers = { 'preview-token': shared.json<{ token: string }>().token }
    const read = async (url: string) =>
      (await api.app.inject({ url: `/api/public/${url}`, headers })).body
    const lists = await Promise.all([own.area, other.area].map((area) => read(`${area}?region=US`)))
    expect(lists.join()).toContain('Of the UK')
    expect(lists.join() + (await read(`${other.area}/${other.id}?region=US`))).not.toContain(SECRET)
  }

  async function releaseWith(made: Made) {
    other = made
    const { id } = await api.create()
    await api.add(id, [publishing(own)])
    release = await api.add(id, [publishing(other)])
  }

  describe('an area that only the site of the US shows', () => {
    beforeEach(async () => {
      await storeImagesOf(api.database, technology, [{ ...technologyFixtures.filled }])
      const values = { ...valuesOf(technology, technologyFixtures.filled), name: SECRET }
      const { id, version } = await api.done<Row>('POST', 'technologies?draft=true', values)
      await releaseWith({ area: 'technologies', id: String(id), version })
    })
    test('its record is hidden', () => expectHidden())
    test('its record is in no preview that they share', () => expectNotPreviewed())
    test('its record refuses the release', () => expectRefused('Technologies'))
    test('its record refuses cancelling and undoing', () => expectKept())
    test('a role for the US publishes it', () => expectPublished())

    test('its record can neither be added nor removed', async () => {
      const mine = await api.create()
      const body = { items: [publishing(other)] }
      const added = await api.send('POST', `releases/${mine.id}/items`, { ...STAFF, body })
      expect(added.statusCode).toBe(422)
      await expectNotRemoved()
    })
  })

  // No area of our content has both, a public site and a region for each record. Careers stand in for one.
  describe('a record of another region in an area of theirs', () => {
    beforeAll(() => void Object.assign(career, { access: { regionField: 'location' } }))
    afterAll(() => void Reflect.deleteProperty(career, 'access'))

    beforeEach(async () =>
      releaseWith(await api.make('careers', SECRET, '?draft=true', { location: 'US' })),
    )
    test('is hidden', () => expectHidden())
    test('is in no preview that they share', () => expectNotPreviewed())
    test('refuses the release', () => expectRefused('Careers'))
    test('refuses cancelling and undoing', () => expectKept())
    test('is published by a role for the US and the UK', () => expectPublished(['UK', 'US']))

    test('can neither be added nor removed', async () => {
      const mine = await api.create()
      const body = { items: [publishing(other)] }
      const added = await api.send('POST', `releases/${mine.id}/items`, { ...STAFF, body })
      expect(added.statusCode).toBe(404)
      expect(added.body).not.toContain(SECRET)
      await expectNotRemoved()
    })

    test('stays hidden in the trash, where a record of their own is shown', async () => {
      const headers = { 'if-match': '*' }
      for (const { id } of [own, other]) await api.send('DELETE', `careers/${id}`, { headers })
      const { body } = await expectHidden('Refused')
      expect(body).toContain('in the trash')
      await expectRefused('Careers', [{ title: 'Of the UK' }])
    })
  })

  async function expectHidden(state = 'Ready') {
    const response = await api.send('GET', `releases/${release.id}`, STAFF)
    expect(response.json()).toMatchObject({
      itemCount: 2,
      hiddenCount: 1,
      items: [{ title: 'Of the UK', state }],
      history: [{ act: 'added', detail: '' }, { detail: 'Of the UK' }, { act: 'created' }],
    })
    expect(response.body).not.toContain(SECRET)
    expect(response.body).not.toContain(other.id)
    return response
  }

  async function expectRefused(title: string, before: object[] = []) {
    for (const at of [undefined, LATER]) {
      const refused = await api.publish(release, at, STAFF)
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        {
          code: 'release-refused',
          refused: [...before, { title, reason: `You may not publish ${title.toLowerCase()}.` }],
        },
      ])
      expect(refused.body).not.toContain(SECRET)
    }
    expect(await liveTimes()).toEqual([])
    expect(await api.read(release)).toMatchObject({ state: 'Open', version: release.version })
  }

  async function expectKept() {
    const planned = (await api.publish(release, LATER)).json<Release>()
    const scheduled = await liveTimes()
    expect(scheduled).toHaveLength(2)
    expect((await api.cancel(planned, STAFF)).statusCode).toBe(409)
    expect(await liveTimes()).toEqual(scheduled)
    const open = (await api.cancel(planned)).json<Release>()
    const out = (await api.publish(open)).json<Release>()
    const shown = await liveTimes()
    const refused = await api.undo(out, STAFF)
    expect(refused.statusCode).toBe(409)
    expect(refused.body).not.toContain(SECRET)
    expect(await liveTimes()).toEqual(shown)
    expect(await api.read(release)).toMatchObject({ state: 'Released' })
  }

  async function expectNotRemoved() {
    const url = `releases/${release.id}/items?area=${other.area}&recordId=${other.id}`
    const same = await api.send('DELETE', url, STAFF)
    expect(same.json()).toMatchObject({ itemCount: 2, hiddenCount: 1, version: release.version })
  }

  async function expectPublished(regions = ['US']) {
    await giveRights(api, { ...RIGHTS, regions })
    expect((await api.publish(release, undefined, STAFF)).statusCode).toBe(200)
    expect(await liveTimes()).toHaveLength(2)
  }

  /** What the site has shown, shows and will show. */
  function liveTimes() {
    return queryRows(
      api.database.db,
      sql`select job_id::text as id, version, during::text as during from careers_live
        union all select id::text, version, during::text from technologies_live order by 1, 3`,
    )
  }
})
