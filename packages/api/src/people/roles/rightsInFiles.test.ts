import { NO_RIGHTS, type Rights } from '@staff/entity'
import { role } from '@staff/entity/people'
import { beforeEach, expect, test } from 'vitest'

import { startCsvApi, type CsvApi } from '../../records/csv/testing'
import { eachSharedDatabase } from '../../testing/eachDatabase'

const RIGHTS: Rights = { areas: { blogs: 'edit' }, actions: ['export'], regions: ['UK'] }
const CELL = 'blogs: edit; action: export; region: UK'

eachSharedDatabase((empty) => {
  let api: CsvApi

  beforeEach(async () => {
    api = await startCsvApi(await empty(), role)
  })

  const rightsOf = async (name: string) =>
    (await api.list()).records.find((record) => record['name'] === name)?.['rights']

  test('an exported role has a cell with its rights', async () => {
    await api.store([{ name: 'Writers', roleTypeId: 2, rights: RIGHTS }])
    const [head = '', ...rows] = (await api.export('sort=name&order=asc')).trim().split(/\r?\n/)
    expect(head.replace('\uFEFF', '').split(',')).toContain('Rights')
    expect(rows.find((row) => row.includes('Writers'))).toContain(CELL)
  })

  test('an exported file can be imported again, and changes nothing', async () => {
    await api.store([{ name: 'Writers', roleTypeId: 2, rights: RIGHTS }])
    const report = await api.import(await api.export())
    expect(report).toMatchObject({ created: 0, changed: 0, same: 3, refused: [] })
    expect(await rightsOf('Writers')).toEqual(RIGHTS)
  })

  test('a file without its ids makes the same roles', async () => {
    const cell = 'region: UK; blogs: edit; action: export'
    const report = await api.import(`Name,Role Type,Rights\nWriters,Staff,${cell}\nGuests,Staff,\n`)
    expect(report).toMatchObject({ created: 2, refused: [] })
    expect([await rightsOf('Writers'), await rightsOf('Guests')]).toEqual([RIGHTS, NO_RIGHTS])
  })

  test('a changed cell changes the rights', async () => {
    await api.store([{ name: 'Writers', roleTypeId: 2, rights: RIGHTS }])
    const file = (await api.export()).replace(CELL, 'blogs: publish; teams: see')
    expect(await api.import(file)).toMatchObject({ changed: 1, refused: [] })
    expect(await rightsOf('Writers')).toEqual({
      areas: { blogs: 'publish', teams: 'see' },
      actions: [],
      regions: [],
    })
  })

  test.each([
    ['blogs: own', 'Rights must be cells such as “blogs: edit; action: export; region: UK”'],
    ['blogs', 'Rights must be cells such as “blogs: edit; action: export; region: UK”'],
    ['news: see', 'An area must be one of services'],
    ['users: publish', 'An area must be one of services'],
    ['region: FR', 'A region must be one of US, UK'],
  ])('the cell "%s" is refused', async (cell, message) => {
    await api.store([{ name: 'Writers', roleTypeId: 2, rights: RIGHTS }])
    const changing = (await api.export()).replace(CELL, cell)
    for (const file of [changing, `Name,Role Type,Rights\nNew,Staff,${cell}\n`]) {
      const report = await api.import(file)
      expect(report).toMatchObject({ created: 0, changed: 0, isStored: false })
      expect(report.refused).toMatchObject([
        { errors: [{ message: expect.stringContaining(message) }] },
      ])
    }
    expect(await rightsOf('Writers')).toEqual(RIGHTS)
  })

  test('a file does not widen rights without a confirmed password', async () => {
    await api.store([{ name: 'Writers', roleTypeId: 2, rights: RIGHTS }])
    const file = (await api.export()).replace(CELL, 'blogs: publish')
    const token = await api.logIn('administrator')
    const response = await api.call('POST', '/api/roles/import', {
      token,
      body: Buffer.from(file),
      headers: { 'content-type': 'text/csv' },
    })
    expect(await rightsOf('Writers')).toEqual(RIGHTS)
    expect(response.body).toContain('password')
  })
})
