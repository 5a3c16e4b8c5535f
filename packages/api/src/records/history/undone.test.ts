import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { expect, test } from 'vitest'

import { onSharedEmbedded } from '../../testing/eachDatabase'
import type { AuditEntry } from '../testing'
import { startHistoryApi } from './testing'

onSharedEmbedded((empty) => {
  test('a change and a restore that take an earlier one back are called undone', async () => {
    const api = await startHistoryApi(await empty(), testimonialFixtures)
    const id = await api.create({ name: 'First' })
    await api.change(id, { name: 'Second' }, 1)
    const undoing = { body: { version: 1 }, headers: { 'if-match': '"2"' } }
    const back = await api.send('POST', `/${id}/restore?undo=true`, undoing)
    expect(back.statusCode).toBe(200)
    const again = { body: { name: 'Second' }, headers: { 'if-match': '"3"' } }
    const changed = await api.send('PATCH', `/${id}?undo=true`, again)
    expect(changed.statusCode).toBe(200)
    const { records } = await api.history(id)
    expect(records.map(({ reason }) => reason)).toEqual(['undone', 'undone', 'changed', 'created'])
    const audit = await api.call('GET', `/api/audit?recordId=${id}&action=undo`, {
      as: 'administrator',
    })
    expect(audit.json<{ records: AuditEntry[] }>().records).toMatchObject([
      { summary: 'Ana Admin undid a change of testimonial “Second”: Name' },
      { summary: 'Ana Admin undid a change of testimonial “First”: Name' },
    ])
    const wrong = await api.send('PATCH', `/${id}?undo=yes`, again)
    expect(wrong.statusCode).toBe(422)
  })
})
