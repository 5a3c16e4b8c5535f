import { randomUUID } from 'node:crypto'

import { career } from '@staff/content/career/career.entity'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { careers } from '@staff/server/areas/careers/careers.table'
import { eachDatabase } from '../../testing/eachDatabase'
import { startCsvApi, type CsvApi } from './testing'

const JOB = {
  title: 'Designer',
  experience: 2,
  type: 'Contract',
  location: 'Leeds',
  department: 'Design',
  description: 'Designs.',
}
const HEAD = 'Title,Experience,Type,Location,Department,Description'
const ROW = 'Welder,3,Full time,Hull,Yard,Welds.'

eachDatabase((open) => {
  let api: CsvApi
  beforeAll(async () => {
    api = await startCsvApi(await open(), career)
  })
  beforeEach(async () => {
    await api.database.db.delete(careers)
  })
  afterAll(() => api.close())

  const titles = async () => (await api.list()).records.map(({ title }) => title)

  test('three changed cells change three records, and nothing else', async () => {
    await api.store(['A', 'B', 'C', 'D'].map((title) => Object.assign({}, JOB, { title })))
    const file = (await api.export('sort=title&order=asc'))
      .replace('A,2,Contract', 'A,4,Contract')
      .replace('B,2,Contract,Leeds', 'B,2,Contract,York')
      .replace('C,2,Contract', 'C,2,internship')
    const report = await api.import(file)
    expect(report).toMatchObject({ created: 0, changed: 3, same: 1, refused: [], isStored: true })
    const { records } = await api.list('sort=title&order=asc')
    expect(records).toMatchObject([
      { title: 'A', experience: 4, version: 2 },
      { title: 'B', location: 'York', version: 2 },
      { title: 'C', type: 'Internship', version: 2 },
      { title: 'D', version: 1 },
    ])
  })

  test('a preview stores nothing', async () => {
    const { total } = await api.audit('')
    const report = await api.import(`${HEAD}\n${ROW}`, 'preview=true')
    expect(report).toMatchObject({ created: 1, isStored: false, sample: [{ outcome: 'create' }] })
    expect(await titles()).toEqual([])
    expect((await api.audit('')).total).toBe(total)
  })

  test('only the columns of the file change', async () => {
    const [id] = await api.store([JOB])
    await api.import(`ID,Title\n${id},Welder`)
    expect((await api.list()).records).toMatchObject([{ ...JOB, title: 'Welder' }])
  })

  test('refused rows are named with the message at the cell', async () => {
    const report = await api.import(
      `${HEAD}\n${ROW}\nWelder,51,Full time,Hull,Yard,Welds.\n,x,Sometimes,Hull,Yard,`,
      'preview=true',
    )
    expect(report).toMatchObject({ created: 1, rows: 3 })
    expect(report.refused).toEqual([
      {
        row: 3,
        title: 'Welder',
        cells: ['Welder', '51', 'Full time', 'Hull', 'Yard', 'Welds.'],
        errors: [{ column: 1, message: 'Job experience must be between 0 and 50 years' }],
      },
      {
        row: 4,
        title: '',
        cells: ['', 'x', 'Sometimes', 'Hull', 'Yard', ''],
        errors: [
          { column: 0, message: 'Job title is required' },
          { column: 1, message: 'Experience must be a number' },
          { column: 2, message: 'Type must be one of the choices' },
          { column: 5, message: 'Job description is required' },
        ],
      },
    ])
  })

  test('nothing is stored if a row is refused, unless the right rows are wanted', async () => {
    const file = `${HEAD}\n${ROW}\nWelder,51,Full time,Hull,Yard,Welds.`
    expect(await api.import(file)).toMatchObject({ isStored: false, refused: [{ row: 3 }] })
    expect(await titles()).toEqual([])
    expect(await api.import(file, 'partial=true')).toMatchObject({ isStored: true, created: 1 })
    expect(await titles()).toEqual(['Welder'])
  })

  test('a record that was changed after the export is refused', async () => {
    const [id] = await api.store([JOB])
    const file = (await api.export()).replace('Designer', 'Welder')
    const change = {
      as: 'administrator',
      body: { location: 'York' },
      headers: { 'if-match': '*' },
    } as const
    await api.call('PATCH', `/api/careers/${id}`, change)
    const report = await api.import(file, 'partial=true')
    expect(report.refused).toMatchObject([
      {
        title: 'Designer',
        errors: [
          {
            column: 15,
            message: 'Someone has changed this career since the file was exported. Export it again',
          },
        ],
      },
    ])
    expect(await titles()).toEqual(['Designer'])
  })

  test('an id of no record adds one, with an id of its own', async () => {
    const id = randomUUID()
    expect(await api.import(`${HEAD},ID\n${ROW},${id}`)).toMatchObject({ created: 1 })
    expect((await api.list()).records[0]?.['jobId']).not.toBe(id)
  })

  test('an id that is none, or stands twice, is refused', async () => {
    const [id] = await api.store([JOB])
    const report = await api.import(`ID,Title\n12345,A\n${id},B\n${id},C`, 'preview=true')
    expect(report.refused.map(({ row, errors }) => [row, errors[0]?.message])).toEqual([
      [2, 'This is not the ID of a career. Leave the cell empty to add a new career'],
      [4, 'Row 3 has this ID, too'],
    ])
  })

  test('the audit has the counts and each record', async () => {
    const [id] = await api.store([JOB])
    await api.import(`ID,${HEAD}\n${id},Welder,2,Contract,Leeds,Design,Designs.\n,${ROW}`)
    const { records } = await api.audit('')
    const [first] = records
    expect(records.filter(({ requestId }) => requestId === first?.requestId)).toHaveLength(3)
    expect(records).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'import',
          changes: {
            rows: { from: null, to: 2 },
            created: { from: null, to: 1 },
            changed: { from: null, to: 1 },
            refused: { from: null, to: 0 },
          },
        }),
        expect.objectContaining({ action: 'change', recordId: id }),
        expect.objectContaining({ action: 'create', recordTitle: 'Welder' }),
      ]),
    )
  })

  test('a repeated call gets the first response', async () => {
    const options = { headers: { 'idempotency-key': randomUUID() } }
    const first = await api.send(`${HEAD}\n${ROW}`, '', options)
    const again = await api.send(`${HEAD}\n${ROW}`, '', options)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.json()).toMatchObject({ report: first.json<{ report: object }>().report })
    expect(await titles()).toEqual(['Welder'])
    expect((await api.send(`${HEAD}\nX${ROW}`, '', options)).statusCode).toBe(422)
  })

  test('staff and strangers import nothing', async () => {
    const statuses = [
      await api.send(`${HEAD}\n${ROW}`, '', { as: 'staff' }),
      await api.call('POST', '/api/careers/import', { headers: { 'content-type': 'text/csv' } }),
      await api.call('POST', '/api/queries/import', { as: 'administrator' }),
      await api.call('POST', '/api/careers/import', { as: 'administrator', body: { title: 'x' } }),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([403, 401, 405, 415])
  })

  test('a row with too few cells is refused', async () => {
    const [id] = await api.store([JOB])
    const { refused } = await api.import(`ID,Title,Location\n${id},Welder`, 'preview=true')
    expect(refused[0]?.errors).toEqual([
      { column: null, message: 'This row has 2 cells, but there are 3 headings' },
    ])
  })
})
