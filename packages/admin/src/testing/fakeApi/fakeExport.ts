import {
  acceptQuery,
  areaCalls,
  BYTE_ORDER_MARK,
  exportColumns,
  writeCell,
  writeCsv,
  type TitleOf,
} from '@staff/contract'
import { FIXTURE_NOW } from '@staff/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import { findPage, parametersOf } from './fakePage'
import type { FakeTables } from './fakeReferences'
import type { FakeTable } from './fakeTable'

/** The call that exports the records of a list. */
export function fakeExport({ entity, all, present }: FakeTable, tables: FakeTables) {
  return ({ query }: FakeRequest): FakeAnswer => {
    const asked = acceptQuery(areaCalls(entity).export, parametersOf(query))
    const whole = { ...asked, page: 1, pageSize: all().length || 1 }
    const { records } = findPage(entity, all().map(present), whole)
    const chosen = records.filter(
      (record) => asked.ids?.includes(String(record[entity.idKey])) ?? true,
    )
    const columns = exportColumns(entity, asked.columns)
    const titleOf = titlesIn(tables)
    const rows = chosen.map((record) => columns.map((each) => writeCell(each, record, titleOf)))
    const day = FIXTURE_NOW.toISOString().slice(0, 10)
    return {
      status: 200,
      file: BYTE_ORDER_MARK + writeCsv([columns.map(({ header }) => header), ...rows]),
      headers: { 'Content-Disposition': `attachment; filename="${entity.area}-${day}.csv"` },
    }
  }
}

/** The titles of the stored records. */
export function titlesIn(tables: FakeTables): TitleOf {
  return (area, id) => {
    const table = tables.get(area)
    const found = table?.all().find((record) => record[table.entity.idKey] === id)
    return found && table?.entity.titleOf(found)
  }
}
