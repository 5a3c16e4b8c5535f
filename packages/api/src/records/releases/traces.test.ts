import type { Release } from '@staff/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { releaseItems } from './releaseItems.table'
import { publishing, startReleasesApi, type ReleasesApi } from './testing'

const LATER = '2030-01-01T09:00:00.000Z'

eachSharedDatabase((empty) => {
  let api: ReleasesApi
  beforeEach(async () => {
    api = await startReleasesApi(await empty())
  })

  test('the audit says what was done with the release, and with each record', async () => {
    const career = await api.make('careers', 'A')
    const open = await api.releaseOf([career])
    const out = (await api.publish(open, LATER)).json<Release>()
    const again = (await api.cancel(out)).json<Release>()
    const removed = await api.done<Release>(
      'DELETE',
      `releases/${open.id}/items?area=careers&recordId=${career.id}`,
    )
    expect(removed).toMatchObject({ itemCount: 0, version: again.version + 1 })
    expect((await api.send('DELETE', `releases/${open.id}`)).statusCode).toBe(204)
    const { records } = await api.audit(`area=releases`)
    expect(records.map(({ action }) => action)).toEqual([
      'delete',
      'change',
      'cancel-scheduled',
      'publish',
      'change',
      'create',
    ])
    const ofRecord = await api.audit(`area=careers`)
    expect(ofRecord.records.map(({ action }) => action)).toEqual([
      'cancel-scheduled',
      'publish',
      'create',
    ])
  })

  test('a record that is deleted for ever leaves its releases, and the trash keeps it there', async () => {
    const { db } = api.database
    const [career, other] = [await api.make('careers', 'A'), await api.make('careers', 'B')]
    const open = await api.releaseOf([career, other])
    const headers = { 'if-match': '*' }
    await api.send('DELETE', `careers/${career.id}`, { headers })
    expect((await api.read(open)).items).toMatchObject([
      { title: 'A', newestVersion: null, state: 'Refused' },
      { title: 'B', state: 'Ready' },
    ])
    await api.send('DELETE', `careers/${career.id}?forever=true`, { headers })
    expect((await api.read(open)).items).toMatchObject([{ title: 'B' }])
    expect(await db.$count(releaseItems, eq(releaseItems.recordId, career.id))).toBe(0)
  })

  describe('lists', () => {
    test('the scheduled ones come first, then the open ones, then those that are out', async () => {
      const make = async (name: string) => {
        const made = await api.create(name)
        return api.add(made, [publishing(await api.make('careers', name))])
      }
      const [out, later, soon] = [await make('out'), await make('later'), await make('soon')]
      await make('open')
      await api.publish(out)
      await api.publish(later, '2030-02-01T09:00:00.000Z')
      await api.publish(soon, LATER)
      await make('newest')
      const { releases } = await api.done<{ releases: Release[] }>('GET', 'releases')
      expect(releases.map(({ name, state }) => `${name} ${state}`)).toEqual([
        'soon Scheduled',
        'later Scheduled',
        'newest Open',
        'open Open',
        'out Released',
      ])
      const { id } = (await api.read(soon)).items[0] ?? {}
      const own = await api.done<{ releases: Release[] }>('GET', `releases?recordId=${id}`)
      expect(own.releases.map(({ name, itemCount }) => [name, itemCount])).toEqual([['soon', 1]])
    })
  })
})
