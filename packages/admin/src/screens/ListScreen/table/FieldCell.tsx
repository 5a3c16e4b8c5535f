import type { Field } from '@staff/entity'
import { DateText } from '@staff/ui'

import { useReferenceTitle, type ReferringArea } from './useReferenceTitle'

export interface FieldCellProps {
  area: ReferringArea
  field: Pick<Field, 'name' | 'kind' | 'refersTo' | 'none'>
  value: string
}

/** The value of a date or a reference in a list. */
export default function FieldCell(props: FieldCellProps) {
  const { field, value } = props
  if (field.kind === 'reference') return <ReferenceTitle {...props} />
  return value && <DateText value={value} withTime={field.kind === 'dateTime'} />
}

/** The title of the record that a reference names. All rows share one query. */
function ReferenceTitle({ area, field, value }: FieldCellProps) {
  const title = useReferenceTitle(area, field, value)
  if (value === '') return field.none ?? ''
  return title && <bdi>{title}</bdi>
}
