// Spreadsheets calculate a cell that begins like this, also with the full-width signs of Japanese keyboards.
const FORMULA = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/u

/** A text that no spreadsheet takes for a formula: an apostrophe comes before it. Other texts stay as they are. */
export function neutralizeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text before `neutralizeFormula`. A formula that a person typed stays. */
export function restoreFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
