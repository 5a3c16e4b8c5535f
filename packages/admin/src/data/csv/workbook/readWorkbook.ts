import { CSV_LIMITS, importMessages, writeCsv } from '@staff/contract'

import { WorkbookError } from '../WorkbookError'
import { cellReader } from './readCells'
import { unpackWorkbook } from './unpackWorkbook'
import type { XmlElement } from './parseXml'
import { elements, type Parts } from './xml'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'

/** The first visible sheet of a workbook as CSV. Throws a `WorkbookError`, whose message is for people. */
export function readWorkbook(bytes: Uint8Array): { sheet: string; csv: string } {
  if (bytes.length > CSV_LIMITS.bytes)
    throw new WorkbookError(importMessages.tooLarge(CSV_LIMITS.bytes / 1024 / 1024))
  const { name, path } = firstSheet(
    unpackWorkbook(bytes, (part) => part === WORKBOOK || part === RELATIONS),
  )
  const wanted = new Set([WORKBOOK, 'xl/sharedStrings.xml', 'xl/styles.xml', path])
  const parts = unpackWorkbook(bytes, (part) => wanted.has(part))
  const sheet = parts.get(path)
  if (!sheet) throw new WorkbookError(importMessages.noWorkbook)
  return { sheet: name, csv: writeCsv(rowsOf(sheet, parts)) }
}

function firstSheet(parts: Parts) {
  const sheets = elements(parts.get(WORKBOOK), 'sheet')
  const sheet = sheets.find((each) => (each.attributes['state'] ?? 'visible') === 'visible')
  const [, id] =
    Object.entries(sheet?.attributes ?? {}).find(([name]) => name.endsWith(':id')) ?? []
  const target = elements(parts.get(RELATIONS), 'Relationship').find(
    (each) => each.attributes['Id'] === id,
  )?.attributes['Target']
  if (!sheet || !target) throw new WorkbookError(importMessages.noWorkbook)
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  return { name: sheet.attributes['name'] ?? '', path }
}

/** The rows in their places, all as wide as the first one that has cells. Empty rows at the end are not there. */
function rowsOf(sheet: XmlElement, parts: Parts): string[][] {
  const read = cellReader(parts)
  const rows: (string[] | undefined)[] = []
  let place = 0
  for (const row of elements(sheet, 'row')) {
    place = Number(row.attributes['r'] ?? place + 1)
    const cells = cellsOf(row, read)
    if (cells.every((cell) => cell === '')) continue
    if (!(place <= CSV_LIMITS.rows + 1)) throw new WorkbookError(tooManyRows())
    rows[place - 1] = cells
  }
  const width = rows.find((cells) => cells)?.length ?? 0
  return Array.from(rows, (cells = []) => [
    ...cells,
    ...Array.from({ length: Math.max(0, width - cells.length) }, () => ''),
  ])
}

function cellsOf(row: XmlElement, read: (cell: XmlElement) => string): string[] {
  const cells: (string | undefined)[] = []
  let column = -1
  for (const cell of elements(row, 'c')) {
    column = columnOf(cell.attributes['r']) ?? column + 1
    const text = read(cell)
    if (text === '') continue
    if (column >= CSV_LIMITS.columns)
      throw new WorkbookError(importMessages.tooManyColumns(CSV_LIMITS.columns))
    cells[column] = text
  }
  return Array.from(cells, (cell = '') => cell)
}

/** The index of the column of 'AB12'; undefined without a place. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters, letterValue).reduce((sum, value) => sum * 26 + value, 0) - 1
}

function letterValue(letter: string): number {
  return letter.charCodeAt(0) - 64
}

function tooManyRows(): string {
  return importMessages.tooManyRows(new Intl.NumberFormat('en').format(CSV_LIMITS.rows))
}
