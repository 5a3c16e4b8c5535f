const DAY = 86_400_000

/** The day 0 of a workbook: Excel counts a 29 February 1900 that never was, and older Macs from 1904. */
const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const

/** A date of a workbook as text: '2026-11-24', or '2026-11-24T10:30:00Z' with a time. Undefined if there is no such date. */
export function dateText(serial: number, has1904: boolean): string | undefined {
  const date = new Date(EPOCHS[has1904 ? 1904 : 1900] + Math.round(serial * 86_400) * 1000)
  if (Number.isNaN(date.getTime())) return undefined
  const text = date.toISOString().replace('.000', '')
  return Number.isInteger(serial) ? text.slice(0, 10) : text
}

/** The number of a date for a workbook. */
export function serialOf(date: Date): number {
  return (date.getTime() - EPOCHS[1900]) / DAY
}

/** The formats of dates that Excel knows by number. */
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])

/** Whether a number format shows a date. `code`: its text, if the workbook defines it. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_FORMATS.has(id)
  // Without quoted texts, escaped characters and colours.
  return /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))
}
