import { beforeEach, expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import { LATER, LATEST, passTime, startJobsApi, workOff, type JobsApi } from './testing'

eachSharedDatabase((empty) => {
  let api: JobsApi
  beforeEach(async () => {
    api = await startJobsApi(await empty())
    await giveRights(api, { areas: { careers: 'publish' } })
  })

  async function setEnd(id: string, until: string | null, as: 'administrator' | 'staff') {
    const body = { version: 1, until }
    expect((await api.send('POST', `careers/${id}/end`, { as, body })).statusCode).toBe(200)
  }

  async function noted() {
    await passTime(api.db)
    expect(await workOff(api.db)).toEqual([])
    return api.noted()
  }

  test('a planned end is in the name of who has set it, not of who published', async () => {
    const { id } = await api.make('careers', 'Lamplighter', '')
    await setEnd(id, LATER, 'staff')
    await api.done('PATCH', `careers/${id}`, { title: 'Of the harbour' })
    expect(await noted()).toEqual(['Sam Staff: Of the harbour ended'])
  })

  test('the last one who has set it counts, also if it was set and removed before', async () => {
    const { id } = await api.make('careers', 'Lamplighter', '')
    await setEnd(id, LATER, 'administrator')
    await setEnd(id, LATEST, 'staff')
    await setEnd(id, LATER, 'staff')
    expect(await noted()).toEqual(['Sam Staff: Lamplighter ended'])
  })

  test('a plan with an end is in the name of who has made it', async () => {
    await api.scheduled('Lamplighter', { from: LATER, until: LATEST })
    expect(await noted()).toEqual([
      'Ana Admin: Lamplighter ended',
      'Ana Admin: Lamplighter went-live',
    ])
  })
})
