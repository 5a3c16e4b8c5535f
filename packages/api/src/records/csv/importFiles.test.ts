import { career } from '@staff/content/career/career.entity'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { careers } from '@staff/server/areas/careers/careers.table'
import { onEmbedded } from '../../testing/eachDatabase'
import { startCsvApi, type CsvApi } from './testing'

const HEAD = 'Title,Experience,Type,Location,Department,Description'
const ROW = 'Welder,3,Full time,Hull,Yard,Welds.'

onEmbedded((open) => {
  let api: CsvApi
  beforeAll(async () => {
    api = await startCsvApi(await open(), career)
  })
  beforeEach(async () => {
    await api.database.db.delete(careers)
  })
  afterAll(() => api.close())

  const titles = async () => (await api.list()).records.map(({ title }) => title)

  describe('a file that cannot be read', () => {
    const utf16 = Buffer.from(`${HEAD}\n${ROW}`, 'utf16le')
    test.each<[what: string, file: string | Uint8Array, message: RegExp]>([
      ['is empty', '', /^The file is empty/],
      ['is a workbook', Buffer.from('PK\u0003\u0004rest'), /^This is an Excel workbook/],
      ['is in Latin-1', Buffer.from(`${HEAD}\nÉ${ROW}`, 'latin1'), /^The file is not in UTF-8/],
      ['is in UTF-16 without a mark', utf16, /^This is not a CSV file/],
      ['has quotes that never end', `${HEAD}\n"Welder,3`, /^A quotation mark opens in row 2 and/],
      ['has a text after a quote', `${HEAD}\n"Wel"der,3`, /^Row 2 has text after a closing/],
      ['has only headings', HEAD, /^The file has headings, but no rows/],
      ['has many columns', `${'a,'.repeat(200)}b\n1`, /^The file has more than 200 columns/],
      ['has many rows', `Title\n${'x\n'.repeat(20_001)}`, /^The file has more than 20,000 rows/],
      ['has many cells', `Title\n${','.repeat(10_000_000)}`, /^The file has more than 2,000,000/],
      ['has one quote and 9 MB', `"${'x'.repeat(9_000_000)}`, /^A quotation mark opens in row 1/],
      ['has a million line breaks', `Title\n${'\r'.repeat(1_900_000)}`, /^The file has more than/],
      ['is a flood of quotes', `Title\n${'"'.repeat(9_000_000)}`, /quotation marks/],
      ['is a flood of quoted cells', `Title\n${'"",'.repeat(900_000)}`, /^The file has more than/],
    ])('%s', async (_, file, message) => {
      const response = await api.send(file, 'preview=true')
      expect(response.json()).toMatchObject({
        status: 422,
        message: expect.stringMatching(message),
      })
    })

    test('is too large', async () => {
      const response = await api.send('x'.repeat(10 * 1024 * 1024 + 1))
      expect(response.json()).toMatchObject({
        status: 413,
        message: 'The file is larger than 10 MB. Split it up.',
      })
    })
  })

  test.each<[what: string, file: Uint8Array]>([
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${HEAD}\n${ROW}`, 'utf16le')],
    ['tabs, as a paste has them', Buffer.from(`${HEAD}\n${ROW}`.replaceAll(',', '\t'))],
    ['semicolons that Excel names', Buffer.from(`sep=;\n${HEAD}\n${ROW}`.replaceAll(',', ';'))],
    ['lines that end like on an old Mac', Buffer.from(`${HEAD}\r${ROW}`)],
  ])('%s is understood', async (_, file) => {
    expect(await api.import(file)).toMatchObject({ created: 1, refused: [] })
    expect(await titles()).toEqual(['Welder'])
  })

  test('a decimal comma is understood between semicolons', async () => {
    await api.import(`${HEAD}\n${ROW}`.replaceAll(',', ';').replace('3', '2,5'))
    expect((await api.list()).records).toMatchObject([{ experience: 2.5 }])
  })

  test('columns are matched by hand', async () => {
    const file = 'Was,Wo,Typ\nSchweißer,Hull,Contract'
    const unmatched = await api.import(file, 'preview=true')
    expect(unmatched.fields).toEqual(['', '', ''])
    expect((await api.send(file)).json()).toMatchObject({
      errors: { fields: expect.stringMatching(/^None of these headings belongs to careers/) },
    })
    const report = await api.import(file, 'preview=true&fields=title&fields=location&fields=')
    expect(report.fields).toEqual(['title', 'location', ''])
    expect(report.refused[0]?.errors).toEqual([
      { column: null, message: 'Job experience is required' },
      { column: null, message: 'Job type is required' },
      { column: null, message: 'Job department is required' },
      { column: null, message: 'Job description is required' },
    ])
  })

  test.each([
    ['too few fields', 'fields=title'],
    ['an unknown field', 'fields=title&fields=createdAt'],
    ['a field twice', 'fields=title&fields=title'],
    ['a wrong flag', 'preview=yes'],
  ])('%s is refused', async (_, query) => {
    expect((await api.send('A,B\n1,2', query)).statusCode).toBe(422)
  })
})
