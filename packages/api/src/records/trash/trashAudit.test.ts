import { roleFixtures } from '@staff/content/role/role.fixtures'
import { expect, test } from 'vitest'

import { onSharedEmbedded } from '../../testing/eachDatabase'
import { startTrashApi } from './testing'

onSharedEmbedded((empty) => {
  test('the audit says that a record was restored from the trash, and not which fields it has', async () => {
    const api = await startTrashApi(await empty(), roleFixtures)
    const id = await api.create({ name: 'Editors', roleTypeId: 2 })
    await api.remove(id, 1)
    await api.bringBack(id, 2)
    const found = await api.call('GET', `/api/audit?recordId=${id}&action=restore-from-trash`, {
      as: 'administrator',
    })
    const { records } = found.json<{ records: { summary: string; changes: object }[] }>()
    expect(records).toMatchObject([
      {
        summary: 'Ana Admin restored role “Editors” from the trash',
        changes: { name: { from: null, to: 'Editors' } },
      },
    ])
  })
})
