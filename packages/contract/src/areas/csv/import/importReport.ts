import type { AcceptedImport } from './acceptImport'
import type { ImportReport, RefusedRow, SampleRow } from './importCall'
import type { CsvRow } from './parseCsv'

/** How many of the first rows a report has. */
const SAMPLE_ROWS = 10

/** What becomes of a row. */
export type RowOutcome = Exclude<SampleRow['outcome'], 'refused'>

/** Messages of the row come after those of its cells. */
function inReadingOrder(one: { column: number | null }, other: { column: number | null }): number {
  return (one.column ?? Infinity) - (other.column ?? Infinity) || 0
}

/** Collects what becomes of the rows of a file. */
export class ImportTally {
  readonly #outcomes = new Map<number, SampleRow['outcome']>()
  readonly #refused: RefusedRow[] = []

  constructor(private readonly file: AcceptedImport) {}

  /** Notes what is done for a row. */
  add({ row }: CsvRow, outcome: RowOutcome) {
    this.#outcomes.set(row, outcome)
  }

  /** Notes why a row is not stored. */
  refuse({ row, cells }: CsvRow, title: string, errors: RefusedRow['errors']) {
    this.#outcomes.set(row, 'refused')
    this.#refused.push({ row, title, cells, errors: errors.toSorted(inReadingOrder) })
  }

  get hasRefused(): boolean {
    return this.#refused.length > 0
  }

  /** The report, in the order of the rows. */
  report(isStored: boolean): ImportReport {
    const { separator, headers, rows, columns } = this.file
    const count = (outcome: RowOutcome) =>
      [...this.#outcomes.values()].filter((each) => each === outcome).length
    return {
      separator,
      headers,
      fields: columns.map((column) => column?.key ?? ''),
      created: count('create'),
      changed: count('change'),
      same: count('same'),
      rows: rows.length,
      isStored,
      sample: rows.slice(0, SAMPLE_ROWS).map(({ row, cells }) => ({
        row,
        cells,
        outcome: this.#outcomes.get(row) ?? 'same',
      })),
      refused: this.#refused.toSorted((one, other) => one.row - other.row),
    }
  }
}
