import type { AnyEntity, EntityValues, Field, RecordMetadata } from '@staff/entity'

import { importMessages } from '../../../messages/importMessages'
import { RECORD_ID } from '../../recordId'
import type { AcceptedImport } from './acceptImport'
import { canCreateByImport } from './acceptImport'
import { CellError, readCell, writeCell, type CellOptions } from '../cells'
import type { CsvColumn } from '../csvColumns'
import type { RefusedRow } from './importCall'
import type { CsvRow } from './parseCsv'
import { readReference, type References } from './readReference'

/** What a row asks for: the values of its cells, without those that are as they are stored. */
export interface ReadRow {
  given: EntityValues
  errors: RefusedRow['errors']
}

/** The stored record of a row. */
export type Known = EntityValues & RecordMetadata

/** The id in a row, in the form in which it is stored; '' without one. */
export function idIn(file: AcceptedImport, { cells }: CsvRow): string {
  const index = file.columns.findIndex((column) => column?.holds === 'id')
  return cells[index]?.trim().toLowerCase() ?? ''
}

/** Reads a row. `known` is the record with its id; undefined for a new one. */
export function readRow(
  entity: AnyEntity,
  file: AcceptedImport,
  row: CsvRow,
  known: Known | undefined,
  references: References,
): ReadRow {
  const { cells } = row
  const misfit = misfitOf(entity, file, row, known)
  if (misfit) return { given: {}, errors: [misfit] }
  const errors: RefusedRow['errors'] = []
  const given: EntityValues = {}
  const options = { hasDecimalComma: file.separator === 'semicolon' }
  file.columns.forEach((column, index) => {
    const { field } = column ?? {}
    // The name and the id of a reference are read together, at the first of them.
    if (!column || !field || Object.hasOwn(given, field.name)) return
    if (errors.some((error) => file.columns[error.column ?? -1]?.field === field)) return
    try {
      const value =
        column.holds === 'value'
          ? valueIn(column, field, cells[index] ?? '', { known, references, options })
          : referenceIn(file, row, field, known, references)
      if (value !== UNCHANGED) given[field.name] = value
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      errors.push({ column: index, message: error.message })
    }
  })
  return { given, errors }
}

const UNCHANGED = Symbol('unchanged')

/** Why a row is refused before its values are read. */
function misfitOf(
  entity: AnyEntity,
  file: AcceptedImport,
  row: CsvRow,
  known: Known | undefined,
): RefusedRow['errors'][number] | undefined {
  const { columns, headers } = file
  const { cells } = row
  const { one } = entity.labels
  const extra = cells.slice(headers.length).some((cell) => cell.trim() !== '')
  const missing = columns.slice(cells.length).some(Boolean)
  if (extra || missing)
    return { column: null, message: importMessages.cellCount(cells.length, headers.length) }
  const id = idIn(file, row)
  const idColumn = columns.findIndex((column) => column?.holds === 'id')
  if (id !== '' && !RECORD_ID.test(id))
    return { column: idColumn, message: importMessages.wrongId(one) }
  if (!known && !canCreateByImport(entity))
    return { column: id === '' ? null : idColumn, message: importMessages.noCreation(one) }
  const versionColumn = columns.findIndex((column) => column?.holds === 'version')
  const version = cells[versionColumn]?.trim() ?? ''
  if (known && version !== '' && version !== String(known.version))
    return { column: versionColumn, message: importMessages.stale(one) }
  return undefined
}

interface Context {
  known: Known | undefined
  references: References
  options: CellOptions
}

/** A cell that holds what an export would write is unchanged, whatever today's rules say about it. */
function valueIn(
  column: CsvColumn,
  field: Field,
  cell: string,
  { known, references: { titleOf }, options }: Context,
): unknown {
  if (known && writeCell(column, known, titleOf).trim() === cell.trim()) return UNCHANGED
  const value = readCell(field, cell, options)
  return known && isSame(value, known[field.name]) ? UNCHANGED : value
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other))
}

function referenceIn(
  { columns }: AcceptedImport,
  { cells }: CsvRow,
  field: Field,
  known: Known | undefined,
  references: References,
): unknown {
  const cellOf = (holds: CsvColumn['holds']) => {
    const index = columns.findIndex((column) => column?.field === field && column.holds === holds)
    return index === -1 ? undefined : (cells[index]?.trim() ?? '')
  }
  const stored = known && String(known[field.name])
  const id = readReference(
    field,
    { name: cellOf('name'), id: cellOf('reference') },
    stored,
    references,
  )
  return id === stored ? UNCHANGED : id
}

/** Refuses the rows of ids that stand in a row before. Returns the messages by row number. */
export function repeatedIds(file: AcceptedImport): Map<number, RefusedRow['errors'][number]> {
  const column = file.columns.findIndex((each) => each?.holds === 'id')
  const first = new Map<string, number>()
  const repeated = new Map<number, RefusedRow['errors'][number]>()
  for (const each of file.rows) {
    const id = idIn(file, each)
    const before = id === '' ? undefined : first.get(id)
    if (before === undefined) first.set(id, each.row)
    else repeated.set(each.row, { column, message: importMessages.idTwice(before) })
  }
  return repeated
}

/** The messages of fields at the cells of a row. A field without a cell gives the row its message. */
export function atCells(
  { columns }: AcceptedImport,
  errors: Readonly<Record<string, string>>,
): RefusedRow['errors'] {
  return Object.entries(errors).map(([name, message]) => {
    const index = columns.findIndex((column) => column?.field?.name === name)
    return { column: index === -1 ? null : index, message }
  })
}
