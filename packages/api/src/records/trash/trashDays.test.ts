import { contractualPosition } from '@staff/content/contractualPosition/contractualPosition.entity'
import { afterEach, expect, test } from 'vitest'

import type { Database } from '../../platform/db/database'
import { eachDatabase } from '../../testing/eachDatabase'
import { startTestApi } from '../../testing/testApi'

const DAY = 24 * 60 * 60_000
const path = `/api/${contractualPosition.area}`
const body = {
  role: 'Welder',
  location: 'Leeds',
  duration: '6 months',
  type: 'Remote',
  interviewMode: 'Online',
  summary: 'Some work.',
}

interface Listed {
  records: { deletedAt: string; expiresAt: string | null }[]
}

eachDatabase((open) => {
  let database: Database
  afterEach(() => database.close())

  test.each([7, 0])('the console hears of TRASH_DAYS=%i, which the trash follows', async (days) => {
    database = await open()
    const api = await startTestApi(database, { trashDays: days })
    const me = await api.call('GET', '/api/me', { as: 'staff' })
    expect(me.json()).toMatchObject({ trashDays: days })

    const made = await api.call('POST', path, { as: 'administrator', body })
    const { id } = made.json<{ id: string }>()
    const headers = { 'if-match': '*' }
    await api.call('DELETE', `${path}/${id}`, { as: 'administrator', headers })
    const list = await api.call('GET', `${path}/trash`, { as: 'administrator' })
    const [record] = list.json<Listed>().records
    const { deletedAt = '', expiresAt } = record ?? {}
    const wanted = days === 0 ? null : new Date(Date.parse(deletedAt) + days * DAY).toISOString()
    expect(expiresAt).toBe(wanted)
  })
})
