import { atCells, type CsvRow, type ReadRow, type RowOutcome } from '@staff/contract'
import type { EntityValues } from '@staff/entity'

import type { Db } from '../../platform/db/database'
import { changedValues, newValues, withoutSame, type FindMissing } from '../body/recordBody'
import { refusalIn } from '../bulk/outcome'
import type { StoredRecord } from '../table/storedRecord'
import type { ImportContext } from './importContext'

/** A row that was read. */
export interface Read extends ReadRow {
  row: CsvRow
  stored: StoredRecord | undefined
}

/** What is to be done for a row. */
export interface Plan extends Read {
  outcome: RowOutcome
  /** The values to store: all of a new record, or the changes. */
  values: EntityValues
  /** What names the row. */
  title: string
}

/** Validates a row as a whole record. A row with errors has all of them. */
export async function planRow(
  db: Db,
  { records: { entity }, file }: ImportContext,
  read: Read,
  findMissing: FindMissing,
): Promise<Plan> {
  const { stored, given, errors } = read
  const title = entity.titleOf({ ...entity.empty, ...stored, ...given })
  const plan: Plan = { ...read, outcome: stored ? 'change' : 'create', values: {}, title }
  // The row itself is wrong, not its values.
  if (errors.length > 0 && Object.keys(given).length === 0) return plan
  try {
    const values = stored
      ? withoutSame(await changedValues(db, entity, stored, given, findMissing), stored)
      : await newValues(db, entity, given, findMissing)
    const isSame = stored !== undefined && Object.keys(values).length === 0
    return { ...plan, values, outcome: isSame ? 'same' : plan.outcome }
  } catch (error) {
    const { message, details } = refusalIn(error)
    const found = details.errors ? atCells(file, details.errors) : [{ column: null, message }]
    const columns = errors.map(({ column }) => column)
    return {
      ...plan,
      errors: [...errors, ...found.filter(({ column }) => !columns.includes(column))],
    }
  }
}
