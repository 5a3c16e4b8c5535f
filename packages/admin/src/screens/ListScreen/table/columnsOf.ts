import { sortableFields, type Field, type FieldKind } from '@staff/forms/entity'
import type { Column, SortKind } from '@staff/ui'

import type { AreaScreens } from '../../../shared/defineArea'
import type { AnyStored } from '../../../data/records/recordQueries'
import { standardCell, type ValueKind } from './standardCell'

/** The columns of an area's list, in the entity's order, headed by the labels of its schema. */
export function columnsOf({
  entity,
  cells = {},
  widths = {},
  headings = {},
  priorities = {},
  numbers = [],
}: AreaScreens): Column<AnyStored>[] {
  const { fields } = entity
  const sortable = sortableFields(entity)
  const lead = leadOf(entity)
  const details = entity.listed.filter(
    (key: string) => key !== lead && fields[key]?.kind !== 'image',
  )
  return entity.listed.map((key: string) => {
    const field = fields[key]
    const kind = kindOf(key, field)
    const isNumber = numbers.includes(key) || (kind === 'number' && !cells[key])
    return {
      key,
      header: headings[key] ?? field?.label ?? entity.computed?.[key] ?? STAMPS[key] ?? key,
      cell: cells[key] ?? standardCell(key, kind, field?.options),
      sortable: sortable.includes(key),
      sorts: isNumber ? 'number' : SORTS[kind],
      width: widths[key] ?? WIDTHS[key],
      align: isNumber ? 'end' : undefined,
      priority: priorities[key] ?? usualPriority(details.indexOf(key)),
      role: field?.kind === 'image' ? 'picture' : key === lead ? 'lead' : 'detail',
    }
  })
}

/** The column that names a record: the first that is neither a picture nor a moment. */
export function leadOf(entity: AreaScreens['entity']): string | undefined {
  const { fields, listed } = entity
  return listed.find((key: string) => fields[key]?.kind !== 'image' && !(key in STAMPS))
}

/** The entity's order says what matters more: of the details the first stays longest. */
function usualPriority(place: number): 1 | 2 | 3 {
  if (place <= 0) return 1
  return place === 1 ? 2 : 3
}

const STAMPS: Record<string, string> = { createdAt: 'Created', updatedAt: 'Updated' }
const WIDTHS: Record<string, `${number}rem`> = { createdAt: '6.5rem', updatedAt: '7rem' }
const SORTS: Partial<Record<ValueKind, SortKind>> = { number: 'number', moment: 'date' }

const KINDS: Partial<Record<FieldKind, ValueKind>> = {
  image: 'picture',
  email: 'email',
  number: 'number',
}

function kindOf(key: string, field: Field | undefined): ValueKind {
  if (field) return KINDS[field.kind] ?? 'text'
  return key in STAMPS ? 'moment' : 'text'
}
