import { randomUUID } from 'node:crypto'

import { roleFixtures } from '@staff/content/role/role.fixtures'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { queryCalls } from '@staff/server/areas/queries/testing'
import { onSharedEmbedded } from '../../testing/eachDatabase'
import { revisions } from '../../identity/audit/revisions.table'
import { startHistoryApi, type HistoryApi } from '../history/testing'

const HEADERS = { 'if-match': '"1"' }

onSharedEmbedded((empty) => {
  /** A testimonial that Sam, an administrator now, has changed since Ana created it. */
  async function changedBySam() {
    const api = await startHistoryApi(await empty(), testimonialFixtures)
    await api.database.db.execute(sql`update roles set role_type_id = 1`)
    const id = await api.create()
    const path = `/api/testimonials/${id}`
    const body = { name: 'Of Sam' }
    const changed = await api.call('PATCH', path, { as: 'staff', body, headers: HEADERS })
    expect(changed.statusCode).toBe(200)
    return { api, id, path, sam: { userId: api.ids.staff, userName: 'Sam Staff' } }
  }

  test('a change, a restore and a deletion of an older version say who has stored the newer one', async () => {
    const { api, id, path, sam } = await changedBySam()
    const refusals = [
      await api.change(id, { name: 'Of Ana' }, 1),
      await api.restore(id, 1, 1),
      await api.remove(id, 1),
      await api.send('DELETE', `/${id}?forever=true`, { headers: HEADERS }),
    ]
    for (const refusal of refusals) {
      expect(refusal.statusCode).toBe(412)
      expect(refusal.json()).toMatchObject({
        message: 'Sam Staff has changed this testimonial since you opened it. Nothing was changed.',
        current: { name: 'Of Sam', version: 2 },
        changedBy: sam,
      })
    }
    const own = await api.call('PATCH', path, { as: 'staff', body: {}, headers: HEADERS })
    expect(own.json()).toMatchObject({
      message: expect.stringMatching(/^You have/),
      changedBy: sam,
    })
  })

  test('what was restored and deleted again says who did that', async () => {
    const { api, id, path, sam } = await changedBySam()
    await api.remove(id, 2)
    const as = 'staff'
    await api.call('POST', `${path}/restore`, { as, body: {}, headers: etag(3) })
    await api.call('DELETE', path, { as, headers: etag(4) })
    const late = await api.send('POST', `/${id}/restore`, { body: {}, headers: etag(3) })
    expect(late.json()).toMatchObject({ status: 412, changedBy: sam })
  })

  test('a refused record of many says who has changed it', async () => {
    const { api, id } = await changedBySam()
    const body = { action: 'delete', ids: [id], versions: [1] }
    const headers = { 'idempotency-key': randomUUID() }
    const { refused } = (await api.send('POST', '/bulk', { body, headers })).json<{
      refused: { message: string }[]
    }>()
    expect(refused).toMatchObject([
      { id, message: 'Sam Staff has changed this testimonial meanwhile. It was left as it is.' },
    ])
  })

  test('a query, which has no history, says it too', async () => {
    const api = await startHistoryApi(await empty(), roleFixtures)
    const path = `/api/queries/${await queryCalls(api).add()}`
    await api.call('PATCH', path, { as: 'staff', body: { status: 'Spam' }, headers: HEADERS })
    const late = await api.call('PATCH', path, {
      as: 'administrator',
      body: { status: 'Read' },
      headers: HEADERS,
    })
    expect(late.json()).toMatchObject({
      message: 'Sam Staff has changed this query since you opened it. Nothing was changed.',
      changedBy: { userName: 'Sam Staff' },
    })
  })

  test('nobody is named where nobody is known', async () => {
    const { api, id } = await changedBySam()
    await forgetAuthors(api)
    const refusal = (await api.change(id, { name: 'Of Ana' }, 1)).json<object>()
    expect(refusal).toMatchObject({ message: expect.stringMatching(/^Someone has changed/) })
    expect(refusal).not.toHaveProperty('changedBy')
  })
})

async function forgetAuthors({ database }: HistoryApi) {
  await database.db.update(revisions).set({ userId: null, userName: '' })
}

function etag(version: number) {
  return { 'if-match': `"${version}"` }
}
