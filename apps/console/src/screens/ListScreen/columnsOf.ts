import { isPicture, optionsOf, sortableBy } from '@staff/forms/entity'
import type { Column, SortKind } from '@staff/ui'
import type { SchemaFieldDescription } from 'yup'

import type { AreaScreens } from '../../shared/defineArea'
import type { AnyStored } from '../../data/recordQueries'
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
  const { fields } = entity.schema.describe()
  const sortable = sortableBy(entity)
  const lead = leadOf(entity)
  const details = entity.listed.filter((key: string) => key !== lead && !isPicture(fields[key]))
  return entity.listed.map((key: string) => {
    const field = fields[key]
    const label = field && 'label' in field ? field.label : undefined
    const kind = kindOf(key, field)
    const isNumber = numbers.includes(key) || (kind === 'number' && !cells[key])
    return {
      key,
      header: headings[key] ?? label ?? entity.computed?.[key] ?? STAMPS[key] ?? key,
      cell: cells[key] ?? standardCell(key, kind, optionsOf(field)),
      sortable: sortable.includes(key),
      sorts: isNumber ? 'number' : SORTS[kind],
      width: widths[key] ?? WIDTHS[key],
      align: isNumber ? 'end' : undefined,
      priority: priorities[key] ?? usualPriority(details.indexOf(key)),
      role: isPicture(field) ? 'picture' : key === lead ? 'lead' : 'detail',
    }
  })
}

/** The column that names a record: the first that is neither a picture nor a moment. */
export function leadOf(entity: AreaScreens['entity']): string | undefined {
  const { fields } = entity.schema.describe()
  return entity.listed.find((key: string) => !isPicture(fields[key]) && !(key in STAMPS))
}

/** The entity's order says what matters more: of the details the first stays longest. */
function usualPriority(place: number): 1 | 2 | 3 {
  if (place <= 0) return 1
  return place === 1 ? 2 : 3
}

const STAMPS: Record<string, string> = { createdAt: 'Created', updatedAt: 'Updated' }
const WIDTHS: Record<string, `${number}rem`> = { createdAt: '6.5rem', updatedAt: '7rem' }
const SORTS: Partial<Record<ValueKind, SortKind>> = { number: 'number', moment: 'date' }

function kindOf(key: string, field: SchemaFieldDescription | undefined): ValueKind {
  if (isPicture(field)) return 'picture'
  if (field && 'tests' in field && field.tests.some(({ name }) => name === 'email')) return 'email'
  // A number that stands for a choice is shown in words.
  if (field?.type === 'number' && optionsOf(field).length === 0) return 'number'
  return key in STAMPS ? 'moment' : 'text'
}
