import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { startHistoryApi } from '../history/testing'
import { purgeReviews } from './purgeReviews'
import { reviews } from './reviews.table'

eachSharedDatabase((empty) => {
  test('requests that have ended are deleted, and no others', async () => {
    const api = await startHistoryApi(await empty(), testimonialFixtures)
    const { db } = api.database
    const ask = async () => {
      const id = await api.create()
      await api.send('POST', `/${id}/unpublish`, { body: { version: 1 } })
      await api.send('POST', `/${id}/review`, { body: { version: 1, note: '' } })
      return id
    }
    const [waiting, changed, published, trashed] = [
      await ask(),
      await ask(),
      await ask(),
      await ask(),
    ]
    await api.send('PATCH', `/${changed}?draft=true`, ANY_CHANGE)
    await api.send('POST', `/${published}/publish`, { body: { version: 1 } })
    await api.send('POST', `/${trashed}/publish`, { body: { version: 1 } })
    await api.remove(trashed, 1)

    await purgeReviews(db, new Date(Date.now() - 60_000))
    expect(await db.$count(reviews)).toBe(4)
    await purgeReviews(db, new Date(Date.now() + 60_000))
    const left = await db.select({ id: reviews.recordId }).from(reviews)
    expect(left.map(({ id }) => id).toSorted()).toEqual([waiting, changed, trashed].toSorted())
  })
})

const ANY_CHANGE = { body: { name: 'Another name' }, headers: { 'if-match': '*' } }
