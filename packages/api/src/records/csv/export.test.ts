import { career } from '@staff/content/career/career.entity'
import { query as queryEntity } from '@staff/content/query/query.entity'
import { user } from '@staff/entity/people'
import { expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { startCsvApi } from './testing'

const JOB = {
  title: 'Designer',
  experience: 2.5,
  type: 'Contract',
  location: 'Leeds',
  department: 'Design',
  description: 'Two\nlines, "quoted"',
}

const jobNamed = (title: string) => Object.assign({}, JOB, { title })

eachSharedDatabase((empty) => {
  const start = async (entity: Parameters<typeof startCsvApi>[1] = career) =>
    startCsvApi(await empty(), entity)

  test('a file has a byte order mark, headings and a row for each record', async () => {
    const { store, ...calls } = await start()
    const [id] = await store([JOB])
    const response = await calls.find('')
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="careers-\d{4}-\d\d-\d\d\.csv"$/,
      ),
    })
    const [head, row] = response.body.split('\r\n')
    expect(head).toBe(
      '\uFEFFTitle,Experience,Type,Location,Department,Description,Search title,Search description,Share picture,Keep out of search engines,Status,Ends,Created,Updated,ID,Version',
    )
    expect(row).toMatch(
      /^Designer,2\.5,Contract,Leeds,Design,"Two\nlines, ""quoted""",,,,No,Published,,\d{4}-\d\d-\d\dT[\d:.]+Z,/,
    )
    expect(row?.endsWith(`,${id},1`)).toBe(true)
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  test('shows what the list shows: search, filters, order and columns', async () => {
    const { store, ...calls } = await start()
    await store([
      { ...JOB, title: 'B job' },
      { ...JOB, title: 'A job' },
      { ...JOB, title: 'C job', type: 'Internship' },
      { ...JOB, title: 'Another' },
    ])
    const text = await calls.export(
      'q=job&type=Contract&sort=title&order=asc&columns=type&columns=title',
    )
    expect(text.split('\r\n').map((row) => row.split(',').slice(0, 2).join())).toEqual([
      '\uFEFFType,Title',
      'Contract,A job',
      'Contract,B job',
      '',
    ])
  })

  test('a reference that names nobody is an empty cell', async () => {
    const { store, ...calls } = await start(queryEntity)
    await store([
      { name: 'Mei', email: 'mei@example.com', subject: 'Hi', message: 'Hello', region: 'US' },
    ])
    const text = await calls.export('columns=name&columns=assigneeName')
    const [head, row] = text.split('\r\n')
    expect(head).toMatch(/^\uFEFFName,Taken by,Taken by ID,/)
    expect(row).toMatch(/^Mei,,,/)
  })

  test('has only the wanted records', async () => {
    const { store, ...calls } = await start()
    const [, second, third] = await store(['One', 'Two', 'Three'].map(jobNamed))
    const text = await calls.export(`ids=${second}&ids=${third}&sort=title&order=asc&columns=title`)
    expect(text.match(/^\w+(?=,)/gm)).toEqual(['Three', 'Two'])
  })

  test('several blocks are in the order of the list', async () => {
    const { store, ...calls } = await start()
    const titles = Array.from(
      { length: 1203 },
      (_, index) => `Job ${String(index).padStart(4, '0')}`,
    )
    await store(titles.toReversed().map(jobNamed))
    const text = await calls.export('sort=title&order=asc&columns=title')
    expect(text.match(/^Job \d+/gm)).toEqual(titles)
  })

  test('no cell begins like a formula', async () => {
    const { store, ...calls } = await start()
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', "'=1", '=cmd|" /C calc"!A0']
    await store(formulas.map(jobNamed))
    const text = await calls.export('columns=title')
    const cells = text
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.replace(/^"/, ''))
    expect(cells).toHaveLength(formulas.length)
    expect(cells.filter((cell) => !cell.startsWith("'"))).toEqual([])
  })

  test('staff export what they may read, and nothing else', async () => {
    const queries = await start(queryEntity)
    const statuses = [
      await queries.call('GET', '/api/queries/export', { as: 'staff' }),
      await queries.call('GET', '/api/careers/export', { as: 'staff' }),
      await queries.call('GET', '/api/users/export', { as: 'staff' }),
      await queries.call('GET', '/api/queries/export'),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 403, 403, 401])
  })

  test('users come without a trace of their passwords', async () => {
    const calls = await start(user)
    const text = await calls.export()
    expect(text).not.toMatch(/argon|password/i)
    expect(text.split('\r\n')[0]).toBe(
      '\uFEFFFirst Name,Last Name,Email,Role Name,Role Name ID,Account,Name,Invitation,Created,Updated,ID,Version',
    )
  })

  test.each([
    ['an unknown column', 'columns=password'],
    ['an unknown filter', 'type=Nonsense'],
    ['ids that are none', 'ids=1'],
    ['pages', 'sort=nonsense'],
  ])('%s is refused', async (_, query) => {
    const calls = await start()
    const response = await calls.find(query)
    expect(response.statusCode).toBe(422)
    expect(response.headers['content-type']).toMatch(/problem\+json/)
  })

  test('the audit says who took how many records out', async () => {
    const { store, audit, ...calls } = await start()
    await store([JOB, JOB])
    await calls.export()
    const { records } = await audit('action=export')
    expect(records).toMatchObject([
      { userName: 'Ana Admin', area: 'careers', changes: { records: { from: null, to: 2 } } },
    ])
  })
})
