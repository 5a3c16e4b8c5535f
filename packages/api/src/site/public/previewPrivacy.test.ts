import { publicKeys, type Release } from '@staff/contract'
import { publicAreas } from '@staff/content/calls'
import { entities } from '@staff/content/entities'
import type { AnyEntity } from '@staff/entity'
import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { recordTable } from '../../records/table/recordTable'
import { eachDatabase } from '../../testing/eachDatabase'
import { startPreviewApi, type PreviewApi } from './previewTesting'
import type { Row } from './testing'

// An email, because one of them is.
const SECRET = 'private-sentinel@example.com'

/** The fields of an entity that hold private texts of any kind. */
const privateTexts = ({ fields, publicSite }: AnyEntity) =>
  Object.values(fields).filter(
    ({ name, type, refersTo, options }) =>
      type === 'string' && !refersTo && !options && !publicSite?.fields.includes(name),
  )

eachDatabase((open) => {
  let api: PreviewApi

  beforeAll(async () => {
    api = await startPreviewApi(await open())
    for (const entity of entities.filter(({ publicSite }) => publicSite)) {
      const sets = privateTexts(entity).map(
        ({ name }) => sql`${sql.identifier(toSnakeCase(name))} = ${SECRET}`,
      )
      if (sets.length > 0)
        await api.database.db.execute(
          sql`update ${recordTable(entity).table} set ${sql.join(sets, sql`, `)}`,
        )
    }
  })
  afterAll(() => api.close())

  /** The token of a link to a release that publishes a version of a record. */
  async function shareRelease(item: Row): Promise<string> {
    const { id } = await api.done<Release>('POST', 'releases', { name: 'Release' })
    const items = [{ ...item, action: 'publish' }]
    await api.done('POST', `releases/${id}/items`, { items })
    return api.share(`releases/${id}`)
  }

  test('there is something private to find', () => {
    expect(privateTexts(entities.find(({ area }) => area === 'teams') ?? fail()).length).toBe(1)
  })

  test.each(publicAreas.map((area) => [area.entity.area, area] as const))(
    'a preview of %s has their public properties only, and finds nothing private',
    async (area, { entity, parts }) => {
      const record = await api.first(area)
      const path = `${area}/${String(record[entity.idKey])}`
      const pinned = await api.share(path, { version: Number(record['version']) })
      const { version } = await api.done('PATCH', `${path}?draft=true`, {
        [entity.searched[0] ?? '']: 'A draft',
      })
      const newest = await api.share(path)
      const keys = [...publicKeys(entity), ...parts.map(() => 'servicesData')].toSorted()
      const released = await shareRelease({ area, id: String(record[entity.idKey]), version })
      for (const token of [newest, pinned, released]) {
        const one = await api.seen(path, token)
        expect([one.status, Object.keys(one.body).toSorted()]).toEqual([200, keys])
        const list = await api.seen(`${area}?pageSize=100`, token)
        for (const row of list.body['records'] as Row[])
          expect(Object.keys(row).toSorted()).toEqual(keys)
        const home = await api.seen('site', token)
        expect(JSON.stringify([one, list, home])).not.toContain(SECRET)
        const found = await api.seen(`${area}?q=${SECRET}`, token)
        expect(found.body).toEqual({ records: [], total: 0 })
        for (const query of ['sort=email', 'email=x', 'version=1', 'facets=1'])
          expect((await api.seen(`${area}?${query}`, token)).status).toBe(422)
      }
    },
  )
})

function fail(): never {
  throw new Error('There is no such area')
}
