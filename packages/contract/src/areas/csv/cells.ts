import {
  asText,
  choicesOf,
  foldText,
  readNumber,
  readRightsTexts,
  rightsTexts,
  writeNumber,
  type EntityValues,
  type Field,
} from '@staff/entity'

import { importMessages } from '../../messages/importMessages'
import type { CsvColumn } from './csvColumns'
import { neutralizeFormula, restoreFormula } from './formulas'
import { readTags, writeTags } from './tagCells'

/** The title of a referenced record; undefined if it is not there. */
export type TitleOf = (area: string, id: string) => string | undefined

/** The cell of a record in a column. */
export function writeCell(
  { key, holds, field }: CsvColumn,
  record: EntityValues,
  titleOf: TitleOf,
): string {
  if (!field) return plain(record[key])
  const value = record[field.name]
  if (holds === 'reference') return asText(value)
  if (holds === 'name') return plain(titleOf(field.refersTo ?? '', asText(value)))
  const option = choicesOf(field)?.find((each) => each.value === value)
  if (option) return plain(option.label)
  if (field.kind === 'rights') return plain(writeTags(rightsTexts(value)))
  return Array.isArray(value) ? plain(writeTags(value.map(String))) : plain(value)
}

function plain(value: unknown): string {
  if (typeof value === 'number') return writeNumber(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'object' && value !== null) return JSON.stringify(value, inOrder)
  return neutralizeFormula(withPlainBreaks(asText(value)))
}

/** The keys of an object in alphabetical order, for the database keeps none. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** A text whose line breaks are all alike: the rows of a file end with another one. */
export function withPlainBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

export interface CellOptions {
  /** Whether numbers have a decimal comma, as in files with semicolons. */
  hasDecimalComma: boolean
}

/** The value of a cell for a field, whose rules refuse what is wrong. Throws a message for what is no number, and not Yes or No. */
export function readCell(field: Field, cell: string, options: CellOptions): unknown {
  const text = restoreFormula(cell.trim())
  const choices = choicesOf(field)
  if (choices && text !== '') {
    const found = choices.find(
      ({ value, label }) => foldText(label) === foldText(text) || String(value) === text,
    )
    if (found) return found.value
  }
  switch (field.type) {
    case 'number':
      return numberIn(field, text, options)
    case 'boolean':
      return booleanIn(field, text)
    case 'array':
      return readTags(text)
    case 'object':
      return rightsIn(field, text)
    default:
      return text
  }
}

function numberIn(
  { name, label = name }: Field,
  text: string,
  { hasDecimalComma }: CellOptions,
): number | null {
  if (text === '') return null
  const number = readNumber(hasDecimalComma ? text.replace(',', '.') : text)
  if (Number.isNaN(number)) throw new CellError(importMessages.notANumber(label))
  return number
}

/** A table of rights, as `rightsTexts` writes it. */
function rightsIn({ name, label = name }: Field, text: string): unknown {
  const rights = readRightsTexts(readTags(text))
  if (!rights) throw new CellError(importMessages.notRights(label))
  return rights
}

function booleanIn({ name, label = name, default: usual }: Field, text: string): unknown {
  if (text === '') return usual
  if (/^(?:yes|true|1)$/i.test(text)) return true
  if (/^(?:no|false|0)$/i.test(text)) return false
  throw new CellError(importMessages.yesOrNo(label))
}

/** A cell that cannot be read. The message is for the person who imports it. */
export class CellError extends Error {
  override name = 'CellError'
}
