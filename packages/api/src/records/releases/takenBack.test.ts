import type { Release } from '@staff/contract'
import { beforeEach, expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import type { Row } from '../testing'
import { publishing, startReleasesApi, unpublishing, type Made, type ReleasesApi } from './testing'

// A release is undone where the site shows what the release has brought, and nothing has begun or ended there since.

eachSharedDatabase((empty) => {
  let api: ReleasesApi
  beforeEach(async () => {
    api = await startReleasesApi(await empty())
  })

  test.each([
    ['published again', ['publish']],
    ['taken from the site and published again', ['unpublish', 'publish']],
  ])('the undo of a release is refused for a record that was %s', async (_what, acts) => {
    const made = await api.make('careers', 'Before', '')
    const draft = { title: 'After' }
    const { version } = await api.done<Row>('PATCH', `careers/${made.id}?draft=true`, draft)
    const newer = { ...made, version }
    const out = (await api.publish(await api.releaseOf([newer]))).json<Release>()
    await expectKept(out, newer, acts)
    expect(await titles()).toEqual(['After'])
  })

  test('the undo of a release is refused for a record that was published, and taken from the site again', async () => {
    const made = await api.make('careers', 'Before', '')
    const open = await api.add(await api.create(), [unpublishing(made)])
    const out = (await api.publish(open)).json<Release>()
    await expectKept(out, made, ['publish', 'unpublish'])
    expect(await titles()).toEqual([])
  })

  test('the undo of a release of two records is refused for the one that was published again', async () => {
    const [one, other] = [await api.make('careers', 'One'), await api.make('positions', 'Other')]
    const open = await api.add(await api.create(), [publishing(one), publishing(other)])
    const out = (await api.publish(open)).json<Release>()
    await expectKept(out, one, ['publish'])
    expect(await titles()).toEqual(['One'])
    expect(await api.shown(other.area)).toEqual([other.id])
  })

  /** Does something with a record, and expects that the undo is then refused because of it. */
  async function expectKept(out: Release, made: Made, acts: readonly string[]) {
    for (const act of acts)
      await api.done('POST', `careers/${made.id}/${act}`, { version: made.version })
    const refused = await api.undo(out)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        refused: [
          { id: made.id, reason: 'What the public site shows of this career has changed since.' },
        ],
      },
    ])
    expect(await api.read(out)).toMatchObject({ state: 'Released' })
  }

  async function titles() {
    const response = await api.app.inject('/api/public/careers?region=US')
    return response.json<{ records: Row[] }>().records.map(({ title }) => title)
  }
})
