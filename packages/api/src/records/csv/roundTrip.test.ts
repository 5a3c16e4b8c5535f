import type { EntityValues, Fixtures } from '@staff/entity'
import { beforeAll, describe, expect, test } from 'vitest'

import { onSharedEmbedded } from '../../testing/eachDatabase'
import { storeImagesOf, storeReferencesOf, valuesOf, writableSuites, type Row } from '../testing'
import { startCsvApi, type CsvApi } from './testing'

/** Texts that programs like to change. */
const AWKWARD = [
  '=1+1',
  "'=1+1",
  '@here, "there"; and\tthere',
  '+44 20 7946 0000',
  'שלום עולם',
  'Ünïcödé 👩‍👩‍👧 ﷽',
  '00123',
  '1e5',
  '2026-11-22',
  'TRUE',
  "''",
]

onSharedEmbedded((empty) => {
  describe.each(writableSuites)('%s', (_name, each) => {
    const { entity, records } = each
    let csv: CsvApi

    beforeAll(async () => {
      const database = await empty()
      csv = await startCsvApi(database, entity)
      await storeImagesOf(database, entity, records)
      await storeReferencesOf(database, entity)
      await storeAwkward(each, csv)
    })

    test('what was exported is imported unchanged', async () => {
      const { report, before, after } = await imported(await csv.export())
      expect(report).toMatchObject({ created: 0, changed: 0, refused: [], isStored: true })
      expect(report.same).toBe(report.rows)
      expect(report.rows).toBeGreaterThanOrEqual(AWKWARD.length)
      expect(after).toEqual(before)
    })

    test('a spreadsheet with semicolons and other line breaks changes nothing', async () => {
      const text = (await csv.export()).replaceAll('\r\n', '\n')
      const { report } = await imported(withSemicolons(text))
      expect(report).toMatchObject({ created: 0, changed: 0, refused: [], separator: 'semicolon' })
    })

    test('rows without ids become the same records again', async () => {
      // Users need a password, and roles have unique names.
      if (entity.unique) return
      const text = (await csv.export()).replaceAll(ID_AND_VERSION, ',,')
      const before = await csv.list()
      const report = await csv.import(text)
      expect(report).toMatchObject({ created: before.total, changed: 0, refused: [] })
      const after = await csv.list()
      const fields = (rows: Row[]) =>
        rows.map((row) => JSON.stringify(valuesOf(entity, row))).toSorted()
      expect(after.total).toBe(before.total * 2)
      expect(fields(after.records)).toEqual(fields([...before.records, ...before.records]))
    })

    async function imported(text: string) {
      const before = await csv.list()
      const report = await csv.import(text)
      return { report, before, after: await csv.list() }
    }
  })
})

const ID_AND_VERSION = /,[\da-f-]{36},\d+(?=\r\n)/g

/** The same file with semicolons between its cells. */
function withSemicolons(text: string): string {
  let isQuoted = false
  return Array.from(text)
    .map((sign) => {
      if (sign === '"') isQuoted = !isQuoted
      return sign === ',' && !isQuoted ? ';' : sign
    })
    .join('')
}

/** Stores records whose first text is awkward. */
async function storeAwkward(each: Fixtures, csv: CsvApi) {
  const { entity, filled } = each
  const [name = ''] = Object.values(entity.fields)
    .filter(({ kind }) => kind === 'text')
    .map((field) => field.name)
  for (const [index, text] of AWKWARD.entries()) {
    const values: EntityValues = {
      ...valuesOf(entity, filled),
      ...each.create,
      [name]: text,
      ...(entity.area === 'users' && { email: `awkward.${index}@example.com` }),
      ...('tags' in entity.fields && { tags: [text.slice(0, 40), 'a; b', '"c"', 'd'] }),
    }
    const made = await csv.call('POST', `/api/${entity.area}`, {
      as: 'administrator',
      body: values,
    })
    expect(made.json()).toMatchObject({ [name]: text.replace('\t', ' ') })
  }
}
