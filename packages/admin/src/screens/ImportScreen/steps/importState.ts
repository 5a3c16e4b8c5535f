import type { ImportReport } from '@staff/contract'

/** A file or a paste, as bytes. */
export interface Source {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** The sheet of a workbook that the rows are from. */
  sheet?: string
}

export type ImportState =
  | { step: 'choose'; failure?: string | undefined; note?: string }
  | { step: 'checking'; share: number }
  | {
      step: 'review'
      source: Source
      report: ImportReport
      failure?: string | undefined
      isChecking?: boolean
    }
  | { step: 'storing'; share: number; report: ImportReport }
  | { step: 'cancelling' }
  | { step: 'done'; source: Source; report: ImportReport; wasCancelled?: boolean }
