import { BYTE_ORDER_MARK, importColumns, writeCsv } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

/** A file with the headings for new records, and no rows. */
export function templateFile(entity: AnyEntity): Blob {
  const headers = importColumns(entity).flatMap(({ header, holds }) =>
    holds === 'value' || holds === 'name' ? [header] : [],
  )
  return new Blob([BYTE_ORDER_MARK, writeCsv([headers])], { type: 'text/csv' })
}
