import { setImmediate as nextTurn } from 'node:timers/promises'

import { BYTE_ORDER_MARK, writeCell, writeCsv, type CsvColumn } from '@staff/contract'
import { sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { createStatement, createStatements } from '../../platform/db/statement'
import { jsonColumns, type RecordTable } from '../table/recordTable'
import { recordsById } from '../table/storedRecord'
import type { Ids } from './findIds'
import { loadTitles } from './titles'

/** How many records are read at a time. */
const BLOCK = 500

type Row = Record<string, unknown>

/** The text of a CSV file, block after block: a block is read when the one before has left. */
export async function* exportRows(
  db: Db,
  records: RecordTable,
  columns: readonly CsvColumn[],
  ids: Ids,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsv([columns.map(({ header }) => header)])
  for (let start = 0; start < ids.count; start += BLOCK) {
    const rows = await readBlock(db, records, ids.slice(start, start + BLOCK))
    const titles = await loadTitles(db, records, rows)
    const titleOf = (area: string, id: string) => titles.get(area)?.get(id)
    yield writeCsv(rows.map((row) => columns.map((column) => writeCell(column, row, titleOf))))
    // The calls of others get their turn.
    await nextTurn()
  }
}

/** The records with these ids, in their order. Those that were deleted meanwhile are missing. */
async function readBlock(db: Db, records: RecordTable, ids: string[]): Promise<Row[]> {
  const { entity, source, limit, id } = records
  const statement = statements(`${entity.area} ${limit?.key ?? ''}`, () =>
    createStatement<Row>(
      sql`select ${jsonColumns(records)} from ${source} where ${id} = any(string_to_array(${sql.placeholder('ids')}, ',')::uuid[])`,
      { isPrepared: true },
    ),
  )
  const rows = await statement.run(db, { ids: ids.join(',') })
  const byId = recordsById(entity, rows)
  // Trap: V8 moves the results of pg's queries to its old memory, where all rows of a long export would wait for a full
  // collection: 120 MB for 200,000 records. An empty result holds none of them.
  rows.length = 0
  return ids.flatMap((each): Row[] => {
    const row = byId.get(each)
    return row ? [row] : []
  })
}

const statements = createStatements<Row>()
