import Papa from 'papaparse'

import { importMessages } from '../../../messages/importMessages'
import { Problem } from '../../../problems/Problem'
import { withPlainBreaks } from '../cells'
import { CSV_LIMITS } from './importCall'

/** A row with its number in a spreadsheet. */
export interface CsvRow {
  row: number
  cells: string[]
}

/** A file with its headings and its rows. Rows without any text are left out. */
export interface CsvFile {
  separator: 'comma' | 'semicolon' | 'tab'
  headers: string[]
  rows: CsvRow[]
}

/** How much of the first line is read to find the separator, in characters. */
const MAX_HEADINGS = 50_000

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const
const NAMES = ['comma', 'semicolon', 'tab'] as const

/** Reads a CSV text. Throws a 422 that says what is wrong, before it needs much memory. */
export function parseCsv(given: string): CsvFile {
  checkLines(given)
  const text = withPlainBreaks(given)
  const separator = separatorOf(text)
  const sign = SEPARATORS[separator]
  checkSigns(text, sign)
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: sign, newline: '\n' })
  const wrong = errors.find(({ type }) => type === 'Quotes')
  if (wrong) {
    const row = (wrong.row ?? 0) + 1
    throw refusal(
      wrong.code === 'MissingQuotes'
        ? importMessages.openQuote(row)
        : importMessages.wrongQuote(row),
    )
  }
  const [first, ...rows] = data
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ row, cells }) => !isBlank(cells) && !(row === 1 && isSeparatorLine(cells, sign)))
  if (!first) throw refusal(importMessages.noHeadings)
  checkSize(first.cells.length, rows.length)
  return { separator, headers: first.cells.map((cell) => cell.trim()), rows }
}

/** Counts the lines, whatever they end with. */
function checkLines(given: string) {
  const { lines } = CSV_LIMITS
  if (count(given, '\n', lines + 1) > lines || count(given, '\r', lines + 1) > lines)
    throw refusal(importMessages.tooManyLines(format(lines)))
}

/** Counts what the parser would need much time or memory for. */
function checkSigns(text: string, sign: string) {
  const { cells, quotes } = CSV_LIMITS
  if (count(text, sign, cells) + count(text, '\n', cells) >= cells)
    throw refusal(importMessages.tooManyCells(format(cells)))
  if (count(text, '"', quotes + 1) > quotes)
    throw refusal(importMessages.tooManyQuotes(format(quotes)))
}

function checkSize(columns: number, rows: number) {
  if (columns > CSV_LIMITS.columns) throw refusal(importMessages.tooManyColumns(CSV_LIMITS.columns))
  if (rows > CSV_LIMITS.rows) throw refusal(importMessages.tooManyRows(format(CSV_LIMITS.rows)))
  if (rows === 0) throw refusal(importMessages.noRows)
}

/** The separator that the first line has most of. Excel names it in a line before: `sep=;`. */
function separatorOf(text: string): CsvFile['separator'] {
  const start = text.trimStart().slice(0, MAX_HEADINGS)
  const [line = ''] = start.split('\n', 1)
  // The texts outside quotation marks: every second piece. A doubled mark ends a text and begins another.
  const outside = line
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join('')
  const found = (name: CsvFile['separator']) =>
    count(outside, SEPARATORS[name], CSV_LIMITS.columns + 1)
  const [most = 'comma'] = NAMES.toSorted((one, other) => found(other) - found(one))
  return most
}

function isSeparatorLine(cells: readonly string[], sign: string): boolean {
  return cells.join(sign) === `sep=${sign}`
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}

/** How often a sign occurs, counted up to a maximum. */
function count(text: string, sign: string, max: number): number {
  let found = 0
  for (let at = text.indexOf(sign); at !== -1 && found < max; at = text.indexOf(sign, at + 1))
    found += 1
  return found
}

function format(value: number): string {
  return new Intl.NumberFormat('en').format(value)
}

function refusal(message: string): Problem {
  return new Problem(422, message)
}
