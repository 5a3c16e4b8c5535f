import type { AnyEntity } from '@staff/entity'

import { importMessages } from '../../../messages/importMessages'
import { refused } from '../../../problems/Problem'
import { importColumns, type CsvColumn } from '../csvColumns'
import { decodeCsv } from './decodeCsv'
import type { ImportParameters } from './importCall'
import { matchHeadings } from './matchHeadings'
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
  const columns = fields ? columnsNamed(entity, file, fields) : matchHeadings(entity, file.headers)
  const isPreview = preview !== undefined
  if (!isPreview && columns.every((column) => !column))
    throw refused({ fields: nothingMatched(entity) })
  return { ...file, columns, isPreview, isPartial: partial !== undefined }
}

function columnsNamed(
  entity: AnyEntity,
  { headers }: CsvFile,
  fields: readonly string[],
): (CsvColumn | undefined)[] {
  if (fields.length !== headers.length) throw refused({ fields: importMessages.fields })
  const known = new Map(importColumns(entity).map((column) => [column.key, column]))
  const columns = fields.map((key) => {
    if (key === '') return undefined
    const column = known.get(key)
    if (!column) throw refused({ fields: importMessages.unknownField(key) })
    return column
  })
  const twice = columns.find((column, index) => column && columns.indexOf(column) !== index)
  if (twice) throw refused({ fields: importMessages.fieldTwice(twice.header) })
  return columns
}

/** What to do with a file without a known heading. */
export function nothingMatched(entity: AnyEntity): string {
  const known = importColumns(entity).flatMap(({ header, holds }) =>
    holds === 'value' || holds === 'name' ? [header] : [],
  )
  return importMessages.nothingMatched(entity.labels.many.toLowerCase(), known)
}

/** Whether new records can be imported: not where each needs a secret. */
export function canCreateByImport({ create }: AnyEntity): boolean {
  return !create || Object.values(create.fields).every(({ secret }) => !secret)
}
