import { foldText, type AnyEntity, type EntityValues } from '@staff/entity'

import { Problem } from '../../../problems/Problem'
import { checkChange, checkNew, isDraftNow, type IsMissing } from '../../../rules/acceptRecord'
import { takenMessage } from '../../../rules/records'
import { withoutSame } from '../../../rules/sameValue'
import type { AcceptedImport } from './acceptImport'
import type { ImportTally, RowOutcome } from './importReport'
import type { CsvRow } from './parseCsv'
import { atCells, type Known, type ReadRow } from './readRow'

/** A row that was read. */
export interface Read extends ReadRow {
  row: CsvRow
  /** The record that it changes; undefined for a new one. */
  stored: Known | undefined
}

/** What is to be done for a row. */
export interface RowPlan extends Read {
  outcome: RowOutcome
  /** The values to store: all of a new record, or the changes. */
  values: EntityValues
  /** What names the row. */
  title: string
}

/** Checks a row as a whole record. A row with errors has all of them. */
export function planRow(
  entity: AnyEntity,
  file: AcceptedImport,
  read: Read,
  isMissing: IsMissing,
): RowPlan {
  const { stored, given, errors } = read
  const title = entity.titleOf({ ...entity.empty, ...stored, ...given })
  const plan: RowPlan = { ...read, outcome: stored ? 'change' : 'create', values: {}, title }
  // The row itself is wrong, not its values.
  if (errors.length > 0 && Object.keys(given).length === 0) return plan
  try {
    const checked = stored
      ? checkChange(entity, stored, given, isDraftNow(stored))
      : checkNew(entity, given)
    const accepted = checked.accept(isMissing)
    const values = stored ? withoutSame(accepted, stored) : accepted
    const isAsStored = stored !== undefined && Object.keys(values).length === 0
    return { ...plan, values, outcome: isAsStored ? 'same' : plan.outcome }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const columns = errors.map(({ column }) => column)
    const found = rowErrors(file, error).filter(({ column }) => !columns.includes(column))
    return { ...plan, errors: [...errors, ...found] }
  }
}

/** The errors of a refused row: at its cells, or at none. */
export function rowErrors(file: AcceptedImport, { message, details }: Problem): ReadRow['errors'] {
  return details.errors ? atCells(file, details.errors) : [{ column: null, message }]
}

/** The values of a file's unique fields. It finds what a preview must show; the store has the last word. */
export class UniqueValues {
  readonly #seen = new Set<string>()

  constructor(
    private readonly entity: AnyEntity,
    private readonly file: AcceptedImport,
  ) {}

  /** The values of a unique field in plans without errors, in the form in which they are compared. */
  of(field: string, plans: readonly RowPlan[]): string[] {
    return withValue(field, plans).map(({ values }) => folded(values[field]))
  }

  /** Refuses the rows with a value that another record or an earlier row has. `owners`: the ids of the records that have them. */
  refuseTaken(field: string, plans: readonly RowPlan[], owners: ReadonlyMap<string, string>) {
    for (const plan of withValue(field, plans)) {
      const value = folded(plan.values[field])
      const owner = owners.get(value)
      const isOwn = owner === undefined || owner === plan.stored?.[this.entity.idKey]
      if (!isOwn || this.#seen.has(`${field} ${value}`))
        plan.errors = atCells(this.file, { [field]: takenMessage(this.entity, field) })
      this.#seen.add(`${field} ${value}`)
    }
  }
}

function withValue(field: string, plans: readonly RowPlan[]): RowPlan[] {
  return plans.filter(
    ({ values, errors }) => errors.length === 0 && typeof values[field] === 'string',
  )
}

function folded(value: unknown): string {
  return foldText(String(value))
}

/** Notes in a report what becomes of a row. */
export function notePlan(tally: ImportTally, { row, outcome, title, errors }: RowPlan) {
  if (errors.length > 0) tally.refuse(row, title, errors)
  else tally.add(row, outcome)
}
