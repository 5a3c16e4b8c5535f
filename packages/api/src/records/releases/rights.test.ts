import type { Release } from '@staff/contract'
import { beforeAll, expect, test } from 'vitest'

import { eachDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { publishing, startReleasesApi, type Made, type ReleasesApi } from './testing'

const STAFF = { as: 'staff' } as const
const LATER = '2030-01-01T09:00:00.000Z'

eachDatabase((open) => {
  let api: ReleasesApi
  let career: Made
  let position: Made
  let release: Release

  beforeAll(async () => {
    api = await startReleasesApi(await open())
    career = await api.make('careers', 'A career')
    position = await api.make('positions', 'A secret position')
    const made = await api.create('Spring')
    await api.add(made, [publishing(career)])
    release = await api.add(made, [publishing(position)])
  })

  test('a record of an area that the reader may not see is counted, and neither it nor its title is shown', async () => {
    await giveRights(api, { areas: { careers: 'publish' } })
    const response = await api.send('GET', `releases/${release.id}`, STAFF)
    expect(response.json()).toMatchObject({
      itemCount: 2,
      hiddenCount: 1,
      items: [{ title: 'A career', state: 'Ready' }],
      history: [{ act: 'added', detail: '' }, { detail: 'A career' }, { detail: 'Spring' }],
    })
    expect(response.body).not.toContain('secret')
    expect(response.body).not.toContain('"of"')
  })

  test('it refuses the release, by the name of its area', async () => {
    const refused = await api.publish(release, undefined, STAFF)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'release-refused',
      refused: [
        {
          area: 'contractual-positions',
          title: 'Contractual positions',
          reason: 'You may not publish contractual positions.',
        },
      ],
    })
    expect(refused.body).not.toContain('secret')
  })

  test('somebody who cannot see it can neither cancel nor undo, and not remove it', async () => {
    const planned = (await api.publish(release, LATER)).json<Release>()
    expect((await api.cancel(planned, STAFF)).statusCode).toBe(409)
    const again = (await api.cancel(planned)).json<Release>()
    const url = `releases/${release.id}/items?area=${position.area}&recordId=${position.id}`
    const same = await api.send('DELETE', url, STAFF)
    expect(same.json()).toMatchObject({ itemCount: 2, version: again.version })
    const out = (await api.publish(again)).json<Release>()
    expect((await api.undo(out, STAFF)).statusCode).toBe(409)
    expect(await api.read(release)).toMatchObject({ state: 'Released' })
    expect((await api.undo(out)).statusCode).toBe(200)
  })

  test('of calls by somebody who may only edit, none changes what the site shows or will show', async () => {
    await giveRights(api, { areas: { careers: 'edit', 'contractual-positions': 'edit' } })
    const made = await api.send('POST', 'releases', { ...STAFF, body: { name: 'Mine' } })
    const { id } = made.json<Release>()
    const body = { items: [publishing(career), publishing(position)] }
    const filled = (
      await api.send('POST', `releases/${id}/items`, { ...STAFF, body })
    ).json<Release>()
    expect(filled.items).toMatchObject([{ state: 'Refused' }, { state: 'Refused' }])
    for (const at of [undefined, LATER]) {
      const refused = await api.publish(filled, at, STAFF)
      expect(refused.json()).toMatchObject({ refused: [{ title: 'A career' }, {}] })
    }
    const planned = (await api.publish(filled, LATER)).json<Release>()
    expect((await api.cancel(planned, STAFF)).statusCode).toBe(409)
    expect(await api.read(filled)).toMatchObject({ state: 'Scheduled' })
  })

  test('somebody who may edit nothing that is public is refused', async () => {
    await giveRights(api, { areas: { careers: 'see' } })
    for (const [method, url] of CALLS)
      expect(
        (await api.send(method, url.replace(':id', release.id), { ...STAFF, body: {} })).statusCode,
      ).toBe(403)
  })

  test('hostile values are refused, or stored as they are', async () => {
    const name = "<script>alert(1)</script> \u202e '; drop table releases; --"
    expect((await api.create(name.replace('\u202e', ''))).name).toContain('<script>')
    const send = async (url: string, body: unknown) =>
      (await api.send('POST', url, { body })).statusCode
    expect(await send('releases', { name: 'a\u0000b' })).toBe(422)
    expect(await send('releases', { name: 'x'.repeat(10_000_000) })).toBe(413)
    expect(await send('releases', { name: ['x'], version: 1 })).toBe(422)
    const items = `releases/${release.id}/items`
    const own = publishing(career)
    expect(await send(items, { items: Array.from({ length: 501 }, () => own) })).toBe(422)
    expect(await send(items, { items: [{ ...own, area: '__proto__' }] })).toBe(422)
    expect(await send(items, { items: [{ ...own, area: 'queries' }] })).toBe(422)
    expect(await send(items, { items: [{ ...own, version: 2 ** 31 }] })).toBe(422)
    const mine = await api.create()
    const wrongArea = [{ ...own, area: position.area }]
    expect(await send(`releases/${mine.id}/items`, { items: wrongArea })).toBe(404)
    expect(await send('releases/%00/publish', { version: 1 })).toBe(404)
  })
})

const CALLS = [
  ['GET', 'releases'],
  ['POST', 'releases'],
  ['GET', 'releases/:id'],
  ['PATCH', 'releases/:id'],
  ['POST', 'releases/:id/items'],
  ['POST', 'releases/:id/publish'],
  ['POST', 'releases/:id/cancel'],
  ['POST', 'releases/:id/undo'],
] as const
