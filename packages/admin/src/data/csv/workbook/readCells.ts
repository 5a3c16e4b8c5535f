import { writeNumber } from '@staff/entity'

import { dateText, isDateFormat } from './excelDates'
import type { XmlElement } from './parseXml'
import { elements, textOf, type Parts } from './xml'

/** Excel shows numbers with so many digits, and stores more. */
const DIGITS = 15

/** Returns a function that reads a cell as text: a number without an exponent, a date as YYYY-MM-DD. */
export function cellReader(parts: Parts): (cell: XmlElement) => string {
  const texts = elements(parts.get('xl/sharedStrings.xml'), 'si').map(textIn)
  const dates = dateStyles(parts.get('xl/styles.xml'))
  const has1904 = ['1', 'true'].includes(
    elements(parts.get('xl/workbook.xml'), 'workbookPr')[0]?.attributes['date1904'] ?? '',
  )

  return (cell) => {
    const type = cell.attributes['t'] ?? 'n'
    if (type === 'inlineStr') return textIn(cell)
    const [found] = elements(cell, 'v')
    const value = found ? textOf(found) : ''
    if (type === 's') return texts[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? 'Yes' : 'No'
    if (type !== 'n' || value.trim() === '') return value
    const number = Number(value)
    if (Number.isNaN(number)) return value
    const date = dates.has(Number(cell.attributes['s'] ?? 0)) && dateText(number, has1904)
    return date || writeNumber(Number(number.toPrecision(DIGITS)))
  }
}

/** The text of a string with its parts in different fonts, without the reading aids of Japanese. */
function textIn(string: XmlElement): string {
  const aids = new Set(elements(string, 'rPh').flatMap((aid) => elements(aid, 't')))
  return elements(string, 't')
    .filter((part) => !aids.has(part))
    .map(textOf)
    .join('')
}

/** The numbers of the styles that show dates. */
function dateStyles(styles: XmlElement | undefined): ReadonlySet<number> {
  const codes = new Map(
    elements(styles, 'numFmt').map((each) => [
      Number(each.attributes['numFmtId']),
      each.attributes['formatCode'] ?? '',
    ]),
  )
  const found = elements(elements(styles, 'cellXfs')[0], 'xf').flatMap((each, index) => {
    const id = Number(each.attributes['numFmtId'] ?? 0)
    return isDateFormat(id, codes.get(id)) ? [index] : []
  })
  return new Set(found)
}
