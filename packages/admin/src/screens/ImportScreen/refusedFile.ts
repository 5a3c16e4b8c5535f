import {
  BYTE_ORDER_MARK,
  neutralizeFormula,
  restoreFormula,
  writeCsv,
  type RefusedRow,
} from '@staff/contract'

import { reasonOf } from './importTexts'

/** The refused rows as they came, with a last column that says why. Corrected, the file can be imported. */
export function refusedFile(headers: readonly string[], refused: readonly RefusedRow[]): Blob {
  const rows = refused.map((row) => [
    ...headers.map((_, index) => neutralizeFormula(restoreFormula(row.cells[index] ?? ''))),
    reasonOf(row, headers),
  ])
  return new Blob([BYTE_ORDER_MARK, writeCsv([[...headers, 'Reason'], ...rows])], {
    type: 'text/csv',
  })
}
