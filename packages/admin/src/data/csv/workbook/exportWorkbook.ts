import { exportColumns, type CsvColumn } from '@staff/contract'
import { choicesOf, type AnyEntity } from '@staff/entity'

import { readRows } from './readRows'
import { writeWorkbook, type Holds } from './writeWorkbook'

/** Makes a workbook of an export as CSV. `columns`: those of the list, or undefined for all. */
export async function exportWorkbook(
  entity: AnyEntity,
  csv: Blob,
  columns: readonly string[] | undefined,
): Promise<Blob> {
  const kinds = exportColumns(entity, columns).map(holdsOf)
  return writeWorkbook(entity.labels.many, readRows(await csv.text()), kinds)
}

const DATES = ['createdAt', 'updatedAt', 'deletedAt']

function holdsOf({ key, holds, field }: CsvColumn): Holds {
  if (holds === 'version') return 'number'
  if (field?.kind === 'date' || DATES.includes(key)) return 'date'
  return field?.type === 'number' && !choicesOf(field) ? 'number' : 'text'
}
