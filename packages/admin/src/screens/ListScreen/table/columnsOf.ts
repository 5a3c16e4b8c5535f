import {
  draftFields,
  ENDS_AT,
  fieldValue,
  isBlank,
  listColumns,
  sortableFields,
  type Field,
  type FieldKind,
} from '@staff/entity'
import type { SortKind } from '@staff/ui'

import type { AreaScreens } from '../../../shared/defineArea'
import { statusMark, statusOf } from '../../../data/live/publication'
import type { AnyStored } from '../../../data/records/recordQueries'
import type { ChoosableColumn } from '../columns/chooseColumns'
import { endsCell, endsNote } from './Ends'
import { fieldCell, standardCell, type ValueKind } from './standardCell'

/** The columns of an area's list, in the order of the entity, with the labels of its schema. The end comes last. */
export function columnsOf(area: AreaScreens): ChoosableColumn<AnyStored>[] {
  const { entity, cells = {}, widths = {}, headings = {}, priorities = {}, numbers = [] } = area
  const { fields } = entity
  const sortable = sortableFields(entity)
  const lead = leadOf(entity)
  const details = entity.listed.filter(
    (key: string) => key !== lead && fields[key]?.kind !== 'image',
  )
  return listColumns(entity).map((key: string) => {
    const field = fields[key]
    const isEnd = key === ENDS_AT
    const kind = kindOf(key, field)
    const isNumber = numbers.includes(key) || (kind === 'number' && !cells[key])
    return {
      key,
      header: headings[key] ?? field?.label ?? entity.computed?.[key] ?? TIMESTAMPS[key] ?? key,
      cell: isEnd ? endsCell : (ownCell(area, key) ?? defaultCell(area, key, field)),
      sortable: sortable.includes(key),
      sorts: isNumber ? 'number' : isEnd || isDate(field) ? 'date' : SORTS[kind],
      width: widths[key] ?? WIDTHS[key],
      align: isNumber ? 'end' : undefined,
      priority: priorities[key] ?? (isEnd ? 3 : defaultPriority(key, details)),
      isExtra: isEnd,
      role: field?.kind === 'image' ? 'picture' : key === lead ? 'lead' : 'detail',
      mark: key === lead ? markOf(area) : undefined,
      note: entity.publicSite && key === lead ? endsNote : undefined,
    }
  })
}

/** The badge after the title of a record: its status, or what the area marks. */
function markOf({ entity, mark }: AreaScreens) {
  return entity.publicSite ? (record: AnyStored) => statusMark(statusOf(entity, record)) : mark
}

/** The cell that an area has for a column. It gets no value that a draft lacks. */
function ownCell({ entity, cells = {} }: AreaScreens, key: string) {
  const own = cells[key]
  if (!own || !draftFields(entity).includes(key)) return own
  return (record: AnyStored) => (isBlank(fieldValue(record, key)) ? null : own(record))
}

function defaultCell(area: AreaScreens, key: string, field: Field | undefined) {
  if (field && (field.kind === 'reference' || isDate(field))) return fieldCell(area, field)
  return standardCell(key, kindOf(key, field), field?.options)
}

function isDate(field: Field | undefined): boolean {
  return field?.kind === 'date' || field?.kind === 'dateTime'
}

/** The column that names a record: the first that is neither a picture nor a timestamp. */
function leadOf(entity: AreaScreens['entity']): string | undefined {
  const { fields, listed } = entity
  return listed.find((key: string) => fields[key]?.kind !== 'image' && !(key in TIMESTAMPS))
}

/** The default priority by position: the first detail stays visible longest. Of many, the last change is hidden first. */
function defaultPriority(key: string, details: readonly string[]): 1 | 2 | 3 | 4 {
  if (key === 'updatedAt' && details.length > 3) return 4
  const index = details.indexOf(key)
  if (index <= 0) return 1
  return index === 1 ? 2 : 3
}

const TIMESTAMPS: Record<string, string> = { createdAt: 'Created', updatedAt: 'Updated' }
const WIDTHS: Record<string, `${number}rem`> = {
  createdAt: '6.5rem',
  updatedAt: '7rem',
  [ENDS_AT]: '7rem',
}
const SORTS: Partial<Record<ValueKind, SortKind>> = { number: 'number', timestamp: 'date' }

const KINDS: Partial<Record<FieldKind, ValueKind>> = {
  image: 'picture',
  email: 'email',
  number: 'number',
}

function kindOf(key: string, field: Field | undefined): ValueKind {
  if (field) return KINDS[field.kind] ?? 'text'
  return key in TIMESTAMPS ? 'timestamp' : 'text'
}
