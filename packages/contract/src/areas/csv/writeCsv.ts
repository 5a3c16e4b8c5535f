/** What a file begins with, so that Excel reads it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Rows of cells as CSV (RFC 4180). Each ends with a carriage return and a line feed. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

// Semicolons and tabs, too: a spreadsheet with another separator does not split these cells.
function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
