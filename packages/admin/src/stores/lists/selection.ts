import { proxy } from 'valtio'

/** A selected record, with what the list knew of it. */
export interface SelectedRecord {
  id: string
  title: string
  version: number
}

interface Selection {
  /** The area, search and filters in which the records were selected. */
  scope: string
  /** The selected records by id. */
  records: Record<string, SelectedRecord>
  /** How many records are selected: those above, or all that match. */
  count: number
  /** Whether all records that match are selected, on all pages. */
  isAll: boolean
}

/** The selected records of the list on the screen. */
export const selection = proxy<Selection>({ scope: '', records: {}, count: 0, isAll: false })

/** The records of the page, in their order, and the one that was pressed last: a range begins there. */
let page: readonly SelectedRecord[] = []
let anchor: string | undefined

/** Begins a selection in another search. Returns whether records were selected in the one before. */
export function enterScope(scope: string): boolean {
  if (scope === selection.scope) return false
  const isDropped = selection.count > 0 && selection.scope !== ''
  clearSelection()
  selection.scope = scope
  return isDropped
}

/** Remembers the records of the page, and what is new about the selected ones. */
export function showPage(records: readonly SelectedRecord[]): void {
  page = records
  for (const record of records)
    if (selection.records[record.id]) selection.records[record.id] = record
}

/** Selects a record of the page or takes it out; with `isRange`, also those from the last pressed one. */
export function select(id: string, isSelected: boolean, isRange = false): void {
  const start = page.findIndex((record) => record.id === (isRange ? (anchor ?? id) : id))
  const end = page.findIndex((record) => record.id === id)
  const pressed = page.slice(Math.min(start, end), Math.max(start, end) + 1)
  mark(start < 0 ? page.slice(end, end + 1) : pressed, isSelected)
  anchor = id
}

/** Selects all records of the page or takes them out. */
export function selectPage(isSelected: boolean): void {
  mark(page, isSelected)
  anchor = undefined
}

/** Selects all records that match, on all pages. */
export function selectAll(total: number): void {
  selection.isAll = true
  selection.count = total
}

/** Takes all records out. */
export function clearSelection(): void {
  selection.records = {}
  selection.isAll = false
  selection.count = 0
  anchor = undefined
}

function mark(records: readonly SelectedRecord[], isSelected: boolean) {
  // When a record is taken out of 'all', the page without it stays selected.
  if (selection.isAll && !isSelected) for (const each of page) selection.records[each.id] = each
  for (const record of records)
    if (isSelected) selection.records[record.id] = record
    else Reflect.deleteProperty(selection.records, record.id)
  selection.isAll = false
  selection.count = Object.keys(selection.records).length
}
