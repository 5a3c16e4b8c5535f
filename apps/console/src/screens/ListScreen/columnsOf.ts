import { isPicture, optionsOf, sortableBy } from '@staff/forms/entities'
import type { Column } from '@staff/ui'
import type { SchemaFieldDescription } from 'yup'

import type { AreaScreens } from '../../app/defineArea'
import type { AnyStored } from '../../data/recordQueries'
import { standardCell } from './standardCell'

/** The columns of an area's list, in the entity's order, headed by the labels of its schema. */
export function columnsOf({
  entity,
  cells = {},
  widths = {},
  headings = {},
}: AreaScreens): Column<AnyStored>[] {
  const { fields } = entity.schema.describe()
  const sortable = sortableBy(entity)
  const lead = entity.listed.find((key: string) => !isPicture(fields[key]) && !(key in STAMPS))
  return entity.listed.map((key: string) => {
    const field = fields[key]
    const label = field && 'label' in field ? field.label : undefined
    return {
      key,
      header: headings[key] ?? label ?? entity.computed?.[key] ?? STAMPS[key] ?? key,
      cell: cells[key] ?? standardCell(key, kindOf(key, field), optionsOf(field)),
      sortable: sortable.includes(key),
      width: widths[key] ?? WIDTHS[key],
      lines: isLong(field) ? 4 : 1,
      role: isPicture(field) ? 'picture' : key === lead ? 'lead' : 'detail',
    }
  })
}

const STAMPS: Record<string, string> = { createdAt: 'Created', updatedAt: 'Updated' }
const WIDTHS: Record<string, `${number}rem`> = { createdAt: '8rem', updatedAt: '8rem' }

/** Of several sentences, as a description is. */
function isLong(field: SchemaFieldDescription | undefined): boolean {
  if (!field || field.type !== 'string' || !('tests' in field)) return false
  return field.tests.some(({ name, params }) => name === 'max' && Number(params?.max) >= 1000)
}

function kindOf(key: string, field: SchemaFieldDescription | undefined) {
  if (isPicture(field)) return 'picture'
  if (field && 'tests' in field && field.tests.some(({ name }) => name === 'email')) return 'email'
  return key in STAMPS ? 'moment' : 'text'
}
