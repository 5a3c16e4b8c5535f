import { escapeXml } from '@staff/entity'
import { strToU8, zipSync } from 'fflate'

import { serialOf } from './excelDates'
import * as parts from './workbookParts'

/** What a column of a workbook holds. */
export type Holds = 'text' | 'number' | 'date'

/** The type of a file that Excel opens. */
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook with one sheet. The first row has the headings. Cells are the texts of a CSV file. */
export function writeWorkbook(
  name: string,
  rows: readonly (readonly string[])[],
  columns: readonly Holds[],
): Blob {
  const [headings = [], ...records] = rows
  const lines = [
    rowOf(
      1,
      headings.map((heading, index) => textCell(placeOf(index, 1), heading, parts.BOLD)),
    ),
    ...records.map((cells, index) => {
      const row = index + 2
      return rowOf(
        row,
        cells.map((cell, at) => cellOf(placeOf(at, row), cell, columns[at])),
      )
    }),
  ]
  const files = {
    ...parts.fixedParts(name),
    'xl/worksheets/sheet1.xml': parts.sheet(lines.join('')),
  }
  const zipped = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])),
  )
  return new Blob([zipped], { type: WORKBOOK_TYPE })
}

function rowOf(row: number, cells: readonly string[]): string {
  return `<row r="${row}">${cells.join('')}</row>`
}

/** Texts never become formulas: only a cell of another kind could be one. */
function cellOf(place: string, cell: string, holds: Holds = 'text'): string {
  if (cell === '') return ''
  if (holds === 'number' && Number.isFinite(Number(cell)))
    return `<c r="${place}"><v>${Number(cell)}</v></c>`
  const time = holds === 'date' ? Date.parse(cell) : Number.NaN
  if (!Number.isNaN(time)) {
    const style = cell.length > DAY_LENGTH ? parts.TIME : parts.DATE
    return `<c r="${place}" s="${style}"><v>${serialOf(new Date(time))}</v></c>`
  }
  return textCell(place, cell)
}

const DAY_LENGTH = '2026-11-24'.length

function textCell(place: string, text: string, style = parts.PLAIN): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

/** 'B7' for the second column of row 7. */
function placeOf(column: number, row: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26
    ? `${letter}${row}`
    : `${placeOf(Math.floor(column / 26) - 1, 0).slice(0, -1)}${letter}${row}`
}
