import { hashOfPicture } from '@staff/contract'
import { sampleImage } from '@staff/content/fixtures'
import { getTableColumns } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { areas } from '@staff/server/areas/areas'

import { sessions } from '../../identity/sessions/sessions.table'
import { onEmbedded } from '../../testing/eachDatabase'
import { startTestApi, type TestApi } from '../../testing/testApi'
import { addTestSamples } from '../../testing/testContent'

type Write = [name: string, method: string, url: string, known: string[]]

interface Document {
  paths: Record<string, Record<string, Operation>>
}

interface Operation {
  requestBody?: { content?: Record<string, { schema: { properties?: object } }> }
}

// All columns of all tables, and names of privileged fields in other systems.
const HIDDEN = [...Object.values(areas).map(({ table }) => table), sessions]
  .flatMap((table) => Object.keys(getTableColumns(table)))
  .concat('role', 'isAdmin', 'admin', 'permissions', 'userCount', 'updated_at', 'password_hash')

onEmbedded((open) => {
  let api: TestApi
  let writes: Write[]

  beforeAll(async () => {
    const database = await open()
    api = await startTestApi(database)
    await database.db.transaction(addTestSamples)
    await api.call('POST', '/api/views', {
      as: 'administrator',
      body: { area: 'careers', name: 'Leeds', query: 'location=Leeds' },
    })
    writes = await writesOf(api)
  })

  test('every write refuses fields that its form does not have, and names them', async () => {
    expect(writes.length).toBeGreaterThan(20)
    const wrong: string[] = []
    for (const [name, method, url, known] of writes) {
      const unknown = HIDDEN.filter((field) => !known.includes(field))
      const response = await api.call(method, url, {
        as: 'administrator',
        headers: { 'if-match': '*' },
        body: Object.fromEntries(unknown.map((field) => [field, 1])),
      })
      if (response.statusCode !== 422) wrong.push(`${name}: ${response.statusCode}`)
      const { errors = {} } = response.json<{ errors?: Record<string, string> }>()
      const missed = unknown.filter((field) => errors[field] !== `Unknown field: ${field}`)
      if (missed.length > 0) wrong.push(`${name}: ${missed.join(', ')}`)
    }
    expect(wrong).toEqual([])
  })

  test('a call with an unknown field and valid ones changes nothing', async () => {
    const url = `/api/users/${api.ids.staff}`
    const before = (await api.call('GET', url, { as: 'administrator' })).json<object>()
    for (const hidden of ['roleTypeId', 'passwordHash', 'id', 'version', 'createdAt', 'name']) {
      const response = await api.call('PATCH', url, {
        as: 'administrator',
        headers: { 'if-match': '*' },
        body: { firstName: 'Mallory', [hidden]: 1 },
      })
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        { errors: { [hidden]: `Unknown field: ${hidden}` } },
      ])
    }
    expect((await api.call('GET', url, { as: 'administrator' })).json()).toEqual(before)
  })
})

/** Every operation with a JSON body, at the URL of an existing record. */
async function writesOf(api: TestApi): Promise<Write[]> {
  const document = (await api.call('GET', '/api/openapi.json')).json<Document>()
  const writes: Write[] = []
  for (const [path, operations] of Object.entries(document.paths))
    for (const [operation, { requestBody }] of Object.entries(operations)) {
      const body = requestBody?.content?.['application/json']
      if (!body) continue
      const method = operation.toUpperCase()
      const ofPicture = path.replace('{hash}', hashOfPicture(sampleImage(0)) ?? '')
      const url = path.includes('{id}')
        ? path.replace('{id}', await idOfFirst(api, path))
        : ofPicture
      const known = Object.keys(body.schema.properties ?? {})
      writes.push([`${method} ${path}`, method, url, known])
    }
  return writes
}

interface FirstPage {
  records?: { id?: string; jobId?: string }[]
  views?: { id: string; jobId?: undefined }[]
}

async function idOfFirst(api: TestApi, path: string): Promise<string> {
  const query = path.endsWith('/views/{id}') ? '?area=careers' : '?pageSize=1'
  const [area] = path.split('/{id}')
  const list = await api.call('GET', `${area}${query}`, { as: 'administrator' })
  const { records, views = [] } = list.json<FirstPage>()
  const [record] = records ?? views
  return record?.jobId ?? record?.id ?? 'none'
}
