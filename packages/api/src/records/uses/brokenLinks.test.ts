import { randomUUID } from 'node:crypto'

import type { BrokenLink } from '@staff/contract'
import { beforeEach, expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import type { Person } from '../../testing/testApi'
import { CAREER, startPicturesApi, type PicturesApi } from './testingPictures'

eachSharedDatabase((empty) => {
  let api: PicturesApi
  beforeEach(async () => {
    api = await startPicturesApi(await empty())
  })

  const broken = async (as: Person = 'administrator', query = '') =>
    api.done<{ records: BrokenLink[]; total: number }>('GET', `broken-links${query}`, undefined, as)
  const make = (title: string, description: string, query = '') =>
    api.done<{ jobId: string; version: number }>('POST', `careers${query}`, {
      ...CAREER,
      title,
      description,
    })

  test('a target that the site does not show, that is trashed, or that is gone', async () => {
    const target = await make('Target', 'Words')
    const source = await make('Source', linkTo(target.jobId))
    const reason = async () =>
      (await broken()).records.map((each) => [each.reason, each.targetTitle])
    expect(await reason()).toEqual([])
    await api.done('POST', `careers/${target.jobId}/unpublish`, { version: 1 })
    expect(await reason()).toEqual([['not-on-site', 'Target']])
    await api.done('DELETE', `careers/${target.jobId}`)
    expect(await broken()).toEqual({
      records: [
        {
          area: 'careers',
          id: source.jobId,
          title: 'Source',
          field: 'description',
          targetArea: 'careers',
          targetId: target.jobId,
          targetTitle: null,
          reason: 'trashed',
        },
      ],
      total: 1,
    })
    await api.done('DELETE', `careers/${target.jobId}?forever=true`)
    expect(await reason()).toEqual([['deleted', null]])
    await api.done('PATCH', `careers/${source.jobId}`, { description: 'No link any more.' })
    expect(await reason()).toEqual([])
  })

  test('links to what has no page, is no record or no id are broken', async () => {
    await make(
      'Source',
      `[a](record:teams/${randomUUID()}) [b](record:nowhere/1) [c](record:careers/moon)`,
      '?draft=true',
    )
    const { records, total } = await broken()
    expect(records.map(({ targetArea, reason }) => [targetArea, reason])).toEqual([
      ['careers', 'deleted'],
      ['nowhere', 'deleted'],
      ['teams', 'deleted'],
    ])
    expect(total).toBe(3)
    expect((await broken('administrator', '?pageSize=2&page=2')).records).toHaveLength(1)
  })

  test('callers learn nothing of areas that they may not see', async () => {
    const role = await api.done<{ records: { id: string }[] }>('GET', 'roles')
    await make('Source', `[a](record:roles/${role.records[0]?.id})`)
    expect((await broken()).records[0]).toMatchObject({
      reason: 'not-on-site',
      targetTitle: expect.any(String),
    })
    await giveRights(api, { areas: { careers: 'see' } })
    expect((await broken('staff')).records[0]).toMatchObject({
      reason: 'not-on-site',
      targetTitle: null,
    })
    await giveRights(api, { areas: { blogs: 'publish' } })
    expect(await broken('staff')).toEqual({ records: [], total: 0 })
  })
})

function linkTo(id: string): string {
  return `See [this](record:careers/${id}).`
}
