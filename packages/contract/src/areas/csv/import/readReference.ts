import { foldText, type Field } from '@staff/entity'

import { importMessages } from '../../../messages/importMessages'
import { recordMessages } from '../../../messages/messages'
import { CellError, type TitleOf } from '../cells'
import { restoreFormula } from '../formulas'

/** The records that others refer to. */
export interface References {
  titleOf: TitleOf
  /** The ids of the records with a title, in any case. */
  idsOf: (area: string, title: string) => readonly string[]
  /** What the records of an area are called: 'roles'. */
  labelOf: (area: string) => string
}

/** The cells of a reference; undefined where the file does not have the column. */
interface Cells {
  name: string | undefined
  id: string | undefined
}

/**
 * The id that the cells of a reference mean. If only the name was changed, it is the record with this name. Throws a
 * `CellError` for a name of none or of several, and for a name and an id of two records.
 */
export function readReference(
  { name: field, label = field, refersTo = '' }: Field,
  cells: Cells,
  stored: string | undefined,
  references: References,
): string {
  const id = cells.id?.toLowerCase() ?? ''
  const name = restoreFormula(cells.name ?? '')
  const isName = (of: string) => isAlike(references.titleOf(refersTo, of) ?? '', name)
  if (cells.id === undefined && stored !== undefined && isName(stored)) return stored
  if (id === '') return name === '' ? '' : named(refersTo, name, references)
  const title = references.titleOf(refersTo, id)
  if (title === undefined && id !== stored)
    throw new CellError(recordMessages.missingReference(label))
  if (name === '' || isName(id)) return id
  // The name was changed, and the id beside it was left.
  if (id === stored) return named(refersTo, name, references)
  if (stored !== undefined && isName(stored)) return id
  throw new CellError(importMessages.otherName(label, title ?? ''))
}

function named(area: string, name: string, { idsOf, labelOf }: References): string {
  const [id, another] = idsOf(area, name)
  if (id === undefined) throw new CellError(importMessages.noSuchName(labelOf(area), name))
  if (another !== undefined) throw new CellError(importMessages.ambiguousName(labelOf(area), name))
  return id
}

function isAlike(one: string, other: string): boolean {
  return foldText(one) === foldText(other)
}
