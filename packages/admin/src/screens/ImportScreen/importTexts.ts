import type { ImportReport, RefusedRow } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import { countOf, recordsOf } from '../ListScreen/selection/bulkTexts'
import type { Source } from './steps/importState'

type Counts = Pick<ImportReport, 'created' | 'changed' | 'same' | 'refused'>

/** What an import would do: 'Adds 3 careers, changes 1, leaves 12 as they are, and refuses 1 row' */
export function doesText(entity: AnyEntity, counts: Counts): string {
  return sentence(entity, counts, ['Adds', 'changes', 'leaves', 'refuses'])
}

/** What an import did. */
export function didText(entity: AnyEntity, counts: Counts): string {
  return sentence(entity, counts, ['Added', 'changed', 'left', 'refused'])
}

/** That the public site does not show new records yet; '' where it shows none, or none were added. */
export function draftsText({ publicSite, labels }: AnyEntity, { created }: Counts): string {
  if (!publicSite || created === 0) return ''
  return `New ${labels.many.toLowerCase()} are drafts: the public site shows them when they are published.`
}

function sentence(
  entity: AnyEntity,
  { created, changed, same, refused }: Counts,
  [adds, changes, leaves, refuses]: [string, string, string, string],
): string {
  const rows = refused.length === 1 ? '1 row' : `${countOf(refused.length)} rows`
  const parts = [
    `${adds} ${recordsOf(entity, created)}`,
    `${changes} ${countOf(changed)}`,
    same > 0 && `${leaves} ${countOf(same)} as ${same === 1 ? 'it is' : 'they are'}`,
    refused.length > 0 && `${refuses} ${rows}`,
  ].filter((part) => part !== false)
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** How many rows a file has, and how their cells are separated, or the sheet of the workbook that they are in. */
export function rowsText(
  { sheet }: Pick<Source, 'sheet'>,
  { separator, rows }: Pick<ImportReport, 'separator' | 'rows'>,
): string {
  const name = { comma: 'commas', semicolon: 'semicolons', tab: 'tabs' }[separator]
  const count = rows === 1 ? '1 row' : `${countOf(rows)} rows`
  return sheet === undefined ? `${count} separated by ${name}` : `${count} of the sheet “${sheet}”`
}

/** The reasons of a refused row in one text: 'Type: Job type is required. …' */
export function reasonOf({ errors }: RefusedRow, headers: readonly string[]): string {
  return errors
    .map(({ column, message }) => (column === null ? message : `${headers[column]}: ${message}`))
    .join('. ')
}
