import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { ListedReview } from '@staff/contract'
import { expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { startHistoryApi } from '../history/testing'
import { addAnswer, listAnswersAbout } from '../preview/answerStore'

const { area } = testimonialFixtures.entity
const NO_ANSWERS = { approved: 0, declined: 0, latest: null }
const COMMENT = 'The date is wrong.'

eachSharedDatabase((empty) => {
  test('each request lists the answers about its version, for those who see the request', async () => {
    const api = await startHistoryApi(await empty(), testimonialFixtures)
    const { db } = api.database
    const ask = async () => {
      const id = await api.create()
      await api.send('POST', `/${id}/unpublish`, { body: { version: 1 } })
      await api.send('POST', `/${id}/review`, { body: { version: 1, note: '' } })
      return id
    }
    const say = (recordId: string, name: string, comment = '', version = 1) =>
      addAnswer(db, {
        linkId: recordId,
        area,
        recordId,
        version,
        name,
        approves: comment === '',
        comment,
      })
    const list = async (as: 'administrator' | 'staff') => {
      const { records } = (await api.call('GET', '/api/reviews', { as })).json<{
        records: ListedReview[]
      }>()
      return Object.fromEntries(records.map(({ id, answers }) => [id, answers]))
    }

    const [both, other, none] = [await ask(), await ask(), await ask()]
    await say(both, 'Dana Reed')
    await say(both, 'Sam Lee', COMMENT)
    await say(both, 'Kim Ito', '', 2)
    await say(other, 'Dana Reed', COMMENT)
    const { answeredAt } = await say(other, 'Dana Reed')
    const listed = {
      [both]: {
        approved: 1,
        declined: 1,
        latest: expect.objectContaining({ name: 'Sam Lee', approves: false, comment: COMMENT }),
      },
      [other]: {
        approved: 1,
        declined: 0,
        latest: { name: 'Dana Reed', approves: true, comment: '', answeredAt },
      },
      [none]: NO_ANSWERS,
    }
    expect(await list('administrator')).toEqual(listed)

    expect(await list('staff')).toEqual({})
    await giveRights(api, { areas: { blogs: 'edit' } })
    expect(await list('staff')).toEqual({})
    await giveRights(api, { areas: { [area]: 'edit' } })
    expect(await list('staff')).toEqual(listed)

    await api.remove(both, 1)
    expect(Object.keys(await list('administrator'))).toEqual([other, none])
  })

  test('of many answers about a version, the last hundred are read', async () => {
    const { database } = await startHistoryApi(await empty(), testimonialFixtures)
    const recordId = '019a0000-0000-7000-8000-00000000ffff'
    const about = { linkId: recordId, area, recordId, approves: true, comment: '' }
    for (let index = 0; index < 103; index += 1)
      await addAnswer(database.db, { ...about, version: 1, name: `Guest ${index}` })
    await addAnswer(database.db, { ...about, version: 2, name: 'Dana Reed' })
    const asked = [1, 2, 3].map((version) => ({ area, id: recordId, version }))
    const found = await listAnswersAbout(database.db, asked)
    expect(found.map(({ name }) => name)).toEqual([
      'Dana Reed',
      ...Array.from({ length: 100 }, (_, index) => `Guest ${102 - index}`),
    ])
  })
})
