import type { Release } from '@staff/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { queryRows } from '../../platform/db/queryRows'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { publishing, startReleasesApi, unpublishing, type ReleasesApi } from './testing'

const LATER = '2030-01-01T09:00:00.000Z'

eachSharedDatabase((empty) => {
  let api: ReleasesApi
  beforeEach(async () => {
    api = await startReleasesApi(await empty())
  })

  test('records of two areas go out at one moment, and come back', async () => {
    const [career, position] = [await api.make('careers', 'A'), await api.make('positions', 'B')]
    const gone = await api.make('careers', 'C', '')
    const open = await api.create('Spring')
    await api.add(open, [publishing(career), publishing(position)])
    const full = await api.add(open, [unpublishing(gone)])
    expect(full).toMatchObject({
      state: 'Open',
      version: 3,
      itemCount: 3,
      items: [
        { title: 'A', state: 'Ready', newestVersion: 1 },
        { title: 'B', state: 'Ready' },
        { title: 'C', state: 'Ready', action: 'unpublish' },
      ],
      history: [
        { act: 'added', detail: 'C' },
        { act: 'added', detail: '2 records' },
        { act: 'created', detail: 'Spring', byName: 'Ana Admin' },
      ],
    })
    await expect.poll(() => api.shown('careers')).toEqual([gone.id])

    const out = (await api.publish(full)).json<Release>()
    expect(out).toMatchObject({
      state: 'Released',
      version: 4,
      items: [{ state: 'Released' }, { state: 'Released' }, { state: 'Released' }],
      history: [{ act: 'released' }, {}, {}, {}],
      releasedByName: 'Ana Admin',
    })
    await expect.poll(() => api.shown('careers')).toEqual([career.id])
    await expect.poll(() => api.shown('contractual-positions')).toEqual([position.id])
    expect(await moments(api)).toHaveLength(1)

    const undo = (await api.undo(out)).json<Release>()
    expect(undo).toMatchObject({
      name: 'Undo of Spring',
      undoOf: full.id,
      state: 'Released',
      items: [
        { title: 'A', action: 'unpublish', state: 'Released' },
        { title: 'B', action: 'unpublish', state: 'Released' },
        { title: 'C', action: 'publish', version: 1, state: 'Released' },
      ],
    })
    expect(await api.read(full)).toMatchObject({ state: 'Undone', version: 5 })
    await expect.poll(() => api.shown('careers')).toEqual([gone.id])
    await expect.poll(() => api.shown('contractual-positions')).toEqual([])
    expect((await api.undo(undo)).statusCode).toBe(409)
  })

  test('a scheduled release shows nothing before its time, and its records are live from then on', async () => {
    const [career, position] = [await api.make('careers', 'A'), await api.make('positions', 'B')]
    const gone = await api.make('careers', 'C', '')
    const open = await api.releaseOf([career, position])
    const full = await api.add(open, [unpublishing(gone)])
    const planned = (await api.publish(full, LATER)).json<Release>()
    expect(planned).toMatchObject({
      state: 'Scheduled',
      at: LATER,
      items: [{ state: 'Scheduled' }, { state: 'Scheduled' }, { state: 'Scheduled' }],
      history: [{ act: 'scheduled', detail: LATER }, {}, {}, {}],
    })
    await expect.poll(() => api.shown('careers')).toEqual([gone.id])
    expect(await boundaries(api)).toEqual([
      { area: 'careers', starts: 1, ends: 1 },
      { area: 'contractual-positions', starts: 1, ends: 0 },
    ])
    expect((await api.undo(planned)).statusCode).toBe(409)

    const cancelled = (await api.cancel(planned)).json<Release>()
    expect(cancelled).toMatchObject({ state: 'Open', at: null, releasedByName: null })
    expect(cancelled.items.map(({ state }) => state)).toEqual(['Ready', 'Ready', 'Ready'])
    expect(await boundaries(api)).toEqual([
      { area: 'careers', starts: 0, ends: 0 },
      { area: 'contractual-positions', starts: 0, ends: 0 },
    ])
    expect((await api.cancel(cancelled)).statusCode).toBe(409)
  })

  test('cancelling gives a record the end back that it had, and leaves what others have changed', async () => {
    const [ending, changed] = [
      await api.make('careers', 'A', ''),
      await api.make('careers', 'B', ''),
    ]
    const until = '2031-05-05T05:05:05.000Z'
    await api.done('POST', `careers/${ending.id}/end`, { version: 1, until })
    const open = await api.create()
    const full = await api.add(open, [unpublishing(ending), unpublishing(changed)])
    const planned = (await api.publish(full, LATER)).json<Release>()
    await api.done('POST', `careers/${changed.id}/end`, { version: 1, until })
    expect((await api.read(planned)).items).toMatchObject([
      { state: 'Scheduled' },
      { state: 'Lost', reason: 'Somebody has changed what is scheduled of this career.' },
    ])
    await api.cancel(planned)
    for (const { id } of [ending, changed]) {
      const { live } = await api.done<{ live: object[] }>('GET', `careers/${id}/live`)
      expect(live).toMatchObject([{ version: 1, until }])
    }
  })

  test('one record that is refused refuses all, in all areas', async () => {
    const [career, position] = [await api.make('careers', 'A'), await api.make('positions', 'B')]
    const open = await api.releaseOf([career, position])
    await api.done('PATCH', `contractual-positions/${position.id}?draft=true`, { role: 'New' })
    const refused = await api.publish(open)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'release-refused',
      refused: [{ area: 'contractual-positions', id: position.id, title: 'New' }],
    })
    expect(await moments(api)).toEqual([])
    expect(await api.read(open)).toMatchObject({ state: 'Open', version: open.version })
    await api.done('DELETE', `contractual-positions/${position.id}`).catch(() => {})
    expect((await api.publish(open)).json()).toMatchObject({
      refused: [{ reason: expect.stringContaining('in the trash') }],
    })
  })

  test('a failure in the second area leaves nothing of the first', async () => {
    const { db } = api.database
    const [career, position] = [await api.make('careers', 'A'), await api.make('positions', 'B')]
    const open = await api.releaseOf([career, position])
    await db.execute(sql`create function fail() returns trigger language plpgsql as
      'begin raise exception ''no''; end'`)
    await db.execute(
      sql`create trigger fails before insert on contractual_positions_live execute function fail()`,
    )
    expect((await api.publish(open)).statusCode).toBe(500)
    await db.execute(sql`drop trigger fails on contractual_positions_live`)
    await db.execute(sql`drop function fail`)
    expect(await moments(api)).toEqual([])
    expect(await api.read(open)).toEqual(open)
    expect((await api.audit('action=publish')).records).toEqual([])
    expect((await api.publish(open)).statusCode).toBe(200)
  })
})

/** The moments at which versions in both areas began or ended, but for those of their first publication. */
async function moments({ database }: ReleasesApi): Promise<string[]> {
  const rows = await queryRows<{ moment: string }>(
    database.db,
    sql`select distinct moment::text as moment from (
      select lower(during) as moment from contractual_positions_live
      union all select upper(during) from careers_live where upper(during) is not null
      union all select lower(during) from careers_live where title <> 'C') as all_moments`,
  )
  return rows.map(({ moment }) => moment)
}

/** How many versions begin and end at the time of the scheduled release. */
async function boundaries({ database }: ReleasesApi) {
  const at = sql`${LATER}::timestamptz`
  return queryRows(
    database.db,
    sql`select 'careers' as area, count(*) filter (where lower(during) = ${at})::int as starts,
        count(*) filter (where upper(during) = ${at})::int as ends from careers_live
      union all select 'contractual-positions', count(*) filter (where lower(during) = ${at})::int,
        count(*) filter (where upper(during) = ${at})::int from contractual_positions_live order by 1`,
  )
}
