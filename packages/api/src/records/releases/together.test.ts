import { sql } from 'drizzle-orm'
import type { Release } from '@staff/contract'
import { beforeEach, expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { createTestApp } from '../../testing/testContent'
import { publishing, startReleasesApi, unpublishing, type ReleasesApi } from './testing'

const LATER = '2030-01-01T09:00:00.000Z'

eachSharedDatabase((empty) => {
  let api: ReleasesApi
  beforeEach(async () => {
    api = await startReleasesApi(await empty())
  })

  test('of two people who publish a release at once, on two nodes, one is refused', async () => {
    const { database, config } = api
    const other = await createTestApp({ database, config, logLevel: 'silent' })
    const open = await api.releaseOf([
      await api.make('careers', 'A'),
      await api.make('positions', 'B'),
    ])
    const token = await api.logIn('administrator')
    const [here, there] = await Promise.all([
      api.publish(open),
      other.inject({
        method: 'POST',
        url: `/api/releases/${open.id}/publish`,
        headers: { authorization: `Bearer ${token}` },
        payload: { version: open.version },
      }),
    ])
    expect([here, there].map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
      '200',
      '412',
    ])
    expect((await api.read(open)).version).toBe(open.version + 1)
    await other.close()
  })

  test('a repeated publication with the same key releases once', async () => {
    const open = await api.releaseOf([await api.make('careers', 'A')])
    const options = { headers: { 'idempotency-key': `key-of-${open.id}` } }
    const [one, two] = await Promise.all([
      api.publish(open, undefined, options),
      api.publish(open, undefined, options),
    ])
    expect([one.statusCode, two.statusCode]).toEqual([200, 200])
    expect(one.json()).toEqual(two.json())
  })

  test('a record gets into one of two releases at once', async () => {
    const made = await api.make('careers', 'A')
    const opened = [await api.create(), await api.create()]
    const answers = await Promise.all(
      opened.map(({ id }) =>
        api.send('POST', `releases/${id}/items`, { body: { items: [publishing(made)] } }),
      ),
    )
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409'])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json<{ message: string }>().message).toContain('“A” is in the release “Release')
  })

  test('no more than 100 releases are open, though many are made at once', async () => {
    await api.database.db.execute(
      sql`insert into releases (id, name, made_by_name) select gen_random_uuid(), 'R', '' from generate_series(1, 97)`,
    )
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.send('POST', 'releases', { body: { name: 'One more' } })),
    )
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
      '201',
      '201',
      '201',
      '409',
      '409',
      '409',
    ])
  })

  test('a release and the deletion of its records for ever do not block each other', async () => {
    const made = [await api.make('careers', 'A'), await api.make('careers', 'B')]
    const open = await api.releaseOf(made)
    const planned = (await api.publish(open, LATER)).json<Release>()
    const headers = { 'if-match': '*' }
    for (const { id } of made) await api.send('DELETE', `careers/${id}`, { headers })
    const answers = await Promise.all([
      api.cancel(planned),
      api.send('POST', 'careers/bulk', {
        body: { action: 'delete-forever', ids: made.map(({ id }) => id).toReversed() },
      }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await api.read(open)).toMatchObject({ state: 'Open', itemCount: 0 })
  })

  test('what is taken from the site later is shown up to then', async () => {
    const made = await api.make('careers', 'A', '')
    const open = await api.create()
    const full = await api.add(open, [unpublishing(made)])
    const soon = new Date(Date.now() + 1500).toISOString()
    expect((await api.publish(full, soon)).statusCode).toBe(200)
    await expect.poll(() => api.shown('careers')).toEqual([made.id])
    await new Promise((resolve) => setTimeout(resolve, 1700))
    await expect.poll(() => api.shown('careers')).toEqual([])
    const out = await api.read(full)
    expect(out).toMatchObject({ state: 'Released', items: [{ state: 'Released' }] })
    expect((await api.cancel(out)).statusCode).toBe(409)
    expect((await api.undo(out)).statusCode).toBe(200)
    await expect.poll(() => api.shown('careers')).toEqual([made.id])
  })
})
