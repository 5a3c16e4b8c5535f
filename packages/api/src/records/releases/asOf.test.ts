import { liveMoment, type Release } from '@staff/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'

import { queryRows } from '../../platform/db/queryRows'
import { PREVIEW_URL } from '../../site/public/previewTesting'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { isoOf } from '../live/times/readTimes'
import type { Row } from '../testing'
import { publishing, startReleasesApi, unpublishing, type Made, type ReleasesApi } from './testing'

vi.setConfig({ testTimeout: 60_000 })

const LATER = '2030-01-01T09:00:00.000000Z'
const END = '2030-06-01T09:00:00.000000Z'

/** What the site should show of a record: versions from a time on, up to another one. */
type Shown = readonly (readonly [version: number, from: string, until?: string])[]

// A release publishes the second version of a career, whose place on the site ends, and takes a position from the site.
const TITLES = { careers: ['Old', 'New'], positions: ['Leaving'] }

eachSharedDatabase((empty) => {
  let api: ReleasesApi
  let token: string
  let career: Made
  let position: Made
  let release: Release
  /** When each record began on the site. */
  let first: Record<'career' | 'position', string>

  beforeEach(async () => {
    api = await startReleasesApi(await empty(), { previewUrl: PREVIEW_URL })
    token = (await api.done<{ token: string }>('POST', 'preview-links', {})).token
    career = await api.make('careers', 'Old', '')
    await api.done('POST', `careers/${career.id}/end`, { version: 1, until: END })
    const { version } = await api.done<Row>('PATCH', `careers/${career.id}?draft=true`, {
      title: 'New',
    })
    position = await api.make('positions', 'Leaving', '')
    first = {
      career: await readTime(api, sql`select lower(during) from careers_live`),
      position: await readTime(api, sql`select lower(during) from contractual_positions_live`),
    }
    const { id } = await api.create()
    await api.add(id, [publishing({ ...career, version })])
    release = await api.add(id, [unpublishing(position)])
  })

  test('a scheduled release is shown as of its time, one that is cancelled is not, and one that is out and undone is history', async () => {
    const planned = (await api.publish(release, LATER)).json<Release>()
    expect(planned.state).toBe('Scheduled')
    await expectShown(...released(LATER))

    const open = (await api.cancel(planned)).json<Release>()
    expect(open.state).toBe('Open')
    await expectShown([[1, first.career, END]], [[1, first.position]])

    const out = (await api.publish(open)).json<Release>()
    expect(out.state).toBe('Released')
    await expectShown(...released(await timeOf(out)))
    await undoAndCheck(out)
  })

  test('a scheduled release whose time has come shows the same as before, and is undone', async () => {
    const soon = await readTime(
      api,
      sql`select date_trunc('milliseconds', clock_timestamp()) + interval '2 seconds'`,
    )
    expect((await api.publish(release, soon)).json()).toMatchObject({ state: 'Scheduled' })
    await expectShown(...released(soon))
    await expect.poll(async () => (await api.read(release)).state).toBe('Released')
    await expectShown(...released(soon))
    await undoAndCheck(await api.read(release))
  })

  const released = (at: string): [Shown, Shown] => [
    [
      [1, first.career, at],
      [2, at, END],
    ],
    [[1, first.position, at]],
  ]

  async function undoAndCheck(out: Release) {
    const at = await timeOf(out)
    const undone = await timeOf((await api.undo(out)).json<Release>())
    expect(undone > at).toBe(true)
    await expectShown(
      [
        [1, first.career, at],
        [2, at, undone],
        [1, undone, END],
      ],
      [
        [1, first.position, at],
        [1, undone],
      ],
    )
  }

  /** Compares both lists with what they should be, as of many times. */
  async function expectShown(ofCareer: Shown, ofPosition: Shown) {
    const times = timesAround([...ofCareer, ...ofPosition])
    expect(times.length).toBeGreaterThanOrEqual(20)
    for (const at of times)
      expect([at, await titlesAt('careers', at), await titlesAt('positions', at)]).toEqual([
        at,
        shownAt(ofCareer, at).map((version) => TITLES.careers[version - 1]),
        shownAt(ofPosition, at).map((version) => TITLES.positions[version - 1]),
      ])
  }

  async function titlesAt(of: keyof typeof TITLES, at: string) {
    const area = (of === 'careers' ? career : position).area
    const response = await api.app.inject({
      url: `/api/public/${area}?region=US&pageSize=100&at=${at}`,
      headers: { 'preview-token': token },
    })
    expect([at, response.statusCode]).toEqual([at, 200])
    const { records } = response.json<{ records: Row[] }>()
    return records.map(({ title, role }) => title ?? role)
  }

  /** The time of a release with its microseconds, which a call does not show. */
  const timeOf = ({ id }: Release) => readTime(api, sql`select at from releases where id = ${id}`)
})

const DISTANCES = [-60_000, -1000, -1, 0, 1, 1000, 60_000]

/** Times at, before and after all boundaries, between them, and far away. They are whole milliseconds, as calls have them. */
function timesAround(shown: Shown): string[] {
  const boundaries = shown.flatMap(([, from, until]) => [from, ...(until ? [until] : [])])
  const known = [...new Set(boundaries)].toSorted().map((time) => Date.parse(time))
  const around = DISTANCES.flatMap((distance) => known.map((each) => each + distance))
  const between = known.map((each, index) => (each + (known[index + 1] ?? each + 1e9)) / 2)
  const far = ['2001-01-01', '2099-01-01'].map((day) => Date.parse(day))
  return [...new Set([...far, ...around, ...between.map(Math.floor)])].map((time) =>
    liveMoment(new Date(time)),
  )
}

/** The versions whose time it is. Texts compare like times. */
function shownAt(shown: Shown, at: string): number[] {
  const isShown = ([, from, until]: Shown[number]) => from <= at && (!until || at < until)
  return shown.filter(isShown).map(([version]) => version)
}

/** A time of the database, which the statement selects. */
async function readTime({ database }: ReleasesApi, statement: ReturnType<typeof sql>) {
  const [row] = await queryRows<{ time: string }>(
    database.db,
    sql`select ${isoOf(sql`(${statement})`)} as time`,
  )
  return row?.time ?? ''
}
