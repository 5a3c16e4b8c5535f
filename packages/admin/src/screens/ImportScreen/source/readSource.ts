import type { Source } from '../steps/importState'

/** Reads a chosen file. The rows of a workbook become those of a CSV file, so that everything else is the same for both. */
export async function readSource(file: File): Promise<Source> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isZip(bytes)) return { name: file.name, bytes }
  const { readWorkbook } = await import('../../../data/csv/workbook/readWorkbook')
  const { sheet, csv } = readWorkbook(bytes)
  return { name: file.name, bytes: new TextEncoder().encode(csv), sheet }
}

/** Whether a file begins as workbooks do. */
function isZip([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04
}
