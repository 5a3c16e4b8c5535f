/** The rows of a CSV file that the server has written: commas, and quotation marks doubled within quotation marks. */
export function readRows(csv: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  for (const [, quoted, plain = '', end] of csv.replace(/^\uFEFF/, '').matchAll(CELL)) {
    if (quoted === undefined && plain === '' && end === '' && cells.length === 0) break
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    rows.push(cells)
    cells = []
  }
  return rows
}

/** A cell, quoted or plain, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g
