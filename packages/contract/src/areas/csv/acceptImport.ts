import { foldText, type AnyEntity } from '@staff/forms/entity'

import { csvMessages } from '../../messages/csvMessages'
import { refused } from '../../problems/Problem'
import { importColumns, type CsvColumn } from './csvColumns'
import { decodeCsv } from './decodeCsv'
import type { ImportParameters } from './importCall'
import { parseCsv, type CsvFile } from './parseCsv'

/** An accepted file. */
export interface AcceptedImport extends CsvFile {
  /** What each of its columns is matched with; undefined for none. */
  columns: (CsvColumn | undefined)[]
  isPreview: boolean
  isPartial: boolean
}

/** Reads the file of a call and matches its columns. Throws a problem for a file or a match that cannot be right. */
export function acceptImport(
  entity: AnyEntity,
  bytes: unknown,
  { preview, partial, fields }: ImportParameters,
): AcceptedImport {
  const file = parseCsv(decodeCsv(bytes instanceof Uint8Array ? bytes : new Uint8Array()))
  const columns = fields ? columnsNamed(entity, file, fields) : columnsFor(entity, file.headers)
  const isPreview = preview !== undefined
  if (!isPreview && columns.every((column) => !column))
    throw refused({ fields: csvMessages.nothingMatched(entity.labels.many.toLowerCase()) })
  return { ...file, columns, isPreview, isPartial: partial !== undefined }
}

/** The column of each heading, by its label or its name. Each is matched once. */
function columnsFor(entity: AnyEntity, headers: readonly string[]): (CsvColumn | undefined)[] {
  const left = importColumns(entity)
  return headers.map((header) => {
    const wanted = foldText(header)
    const index = left.findIndex(
      (each) => foldText(each.header) === wanted || foldText(each.key) === wanted,
    )
    return index === -1 || wanted === '' ? undefined : left.splice(index, 1)[0]
  })
}

function columnsNamed(
  entity: AnyEntity,
  { headers }: CsvFile,
  fields: readonly string[],
): (CsvColumn | undefined)[] {
  if (fields.length !== headers.length) throw refused({ fields: csvMessages.fields })
  const known = new Map(importColumns(entity).map((column) => [column.key, column]))
  const columns = fields.map((key) => {
    if (key === '') return undefined
    const column = known.get(key)
    if (!column) throw refused({ fields: csvMessages.unknownField(key) })
    return column
  })
  const twice = columns.find((column, index) => column && columns.indexOf(column) !== index)
  if (twice) throw refused({ fields: csvMessages.fieldTwice(twice.header) })
  return columns
}

/** Whether new records can be imported: not where each needs a secret. */
export function canCreateByImport({ create }: AnyEntity): boolean {
  return !create || Object.values(create.fields).every(({ secret }) => !secret)
}
