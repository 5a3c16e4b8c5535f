import { setImmediate as nextTurn } from 'node:timers/promises'

import {
  BULK_BLOCK,
  idIn,
  ImportTally,
  notePlan,
  planRow,
  readRow,
  RECORD_ID,
  repeatedIds,
  type CsvRow,
  type RowPlan,
} from '@staff/contract'
import { inArray } from 'drizzle-orm'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { selectionOf } from '../table/recordTable'
import { recordsById, toRecord, type StoredRecord } from '../table/storedRecord'
import type { ImportContext } from './importContext'
import { imagesIn } from './imagesIn'
import { createReferences } from './references'
import { storePlans } from './storePlans'
import { refusingTaken } from './uniqueValues'

/** How many rows are checked before the calls of others get their turn: about five milliseconds. */
const TURN = 50

/** Checks all rows of a file and, unless it is a preview, stores the right ones. `db` is then the transaction. */
export async function importRows(db: Db, context: ImportContext): Promise<ImportTally> {
  const { records, request, file, steps } = context
  const { entity } = records
  const tally = new ImportTally(file)
  const { load } = createReferences(db, entity, { file, reader: sessionOf(request) })
  const repeated = repeatedIds(file)
  const refuseTaken = refusingTaken(db, records, file)
  for (let start = 0; start < file.rows.length; start += BULK_BLOCK) {
    steps.signal.throwIfAborted()
    const rows = file.rows.slice(start, start + BULK_BLOCK)
    const known = await findKnown(db, context, rows)
    const references = await load(rows, known.values())
    const read = rows.map((row) => {
      const error = repeated.get(row.row)
      const stored = known.get(idIn(file, row))
      const { given, errors } = error
        ? { given: {}, errors: [error] }
        : readRow(entity, file, row, stored, references)
      return { row, stored, given, errors }
    })
    const isMissing = await imagesIn(db, entity, read)
    const plans: RowPlan[] = []
    for (const [index, each] of read.entries()) {
      if (index % TURN === 0) await nextTurn()
      plans.push(planRow(entity, file, each, isMissing))
    }
    await refuseTaken(plans)
    await storePlans(db, context, plans)
    for (const plan of plans) notePlan(tally, plan)
    steps.onProgress(Math.floor((100 * (start + rows.length)) / file.rows.length))
  }
  return tally
}

/** The stored records of rows by id. Those to change are locked, so that their versions stay. */
async function findKnown(
  db: Db,
  { records, file }: ImportContext,
  rows: readonly CsvRow[],
): Promise<Map<string, StoredRecord>> {
  const { entity, table, source, id } = records
  const ids = rows.map((row) => idIn(file, row)).filter((each) => RECORD_ID.test(each))
  if (ids.length === 0) return new Map()
  const found = db.select(selectionOf(records)).from(source).where(inArray(id, ids)).orderBy(id)
  const stored = await (file.isPreview ? found : found.for('update', { of: table }))
  return recordsById(entity, stored.map(toRecord))
}
