import { careerFixtures } from '@staff/content/career/career.fixtures'
import { SEARCH_ENGINE_FIELDS } from '@staff/entity'
import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import type { Row } from '../testing'
import { startTrashApi } from './testing'

eachSharedDatabase((empty) => {
  test('what was deleted before its table got columns comes back with their defaults, on the site too', async () => {
    const api = await startTrashApi(await empty(), careerFixtures)
    const id = await api.create({ metaTitle: 'Written', noIndex: true })
    expect((await api.remove(id, 1)).statusCode).toBe(204)
    const newer = sql`array[${sql.join(
      SEARCH_ENGINE_FIELDS.map((name) => sql`${toSnakeCase(name)}`),
      sql`, `,
    )}]::text[]`
    await api.database.db.execute(
      sql`update trash set "row" = "row" - ${newer}, live = jsonb_build_array((live -> 0) - ${newer})`,
    )
    const restored = await api.send('POST', `/${id}/restore?undo=true`, {
      body: {},
      headers: { 'if-match': '"2"' },
    })
    const defaults = { metaTitle: '', metaDescription: '', shareImage: '', noIndex: false }
    expect(restored.json<Row>()).toMatchObject({ ...defaults, status: 'Published' })
    const { records } = (await api.call('GET', '/api/public/careers')).json<{ records: Row[] }>()
    // A website gets null for no picture.
    expect(records).toEqual([expect.objectContaining({ ...defaults, shareImage: null })])
  })
})
