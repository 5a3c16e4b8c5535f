import { Popup } from '@staff/ui'
import type { RefObject } from 'react'

import type { Filters } from '../../../data/records/recordQueries'
import { ChoicesFilter, type ChoicesFilterProps } from './ChoicesFilter'
import { DaysFilter } from './DaysFilter'
import { Note } from './parts'
import { RangeFilter } from './RangeFilter'

export interface FilterPopupProps extends ChoicesFilterProps {
  /** The button that opened it. */
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
}

/** What a filter can be set to. */
export function FilterPopup({ trigger, onClose, ...props }: FilterPopupProps) {
  const { filter, params, onChange } = props
  const { filters = {} } = params

  function handleApply(changes: Filters) {
    onChange(changes)
    onClose()
  }

  return (
    <Popup label={`Filter by ${filter.label}`} trigger={trigger} onClose={onClose}>
      {filter.kind === 'range' ? (
        <RangeFilter filter={filter} filters={filters} onApply={handleApply} />
      ) : filter.kind === 'date' ? (
        <DaysFilter filter={filter} filters={filters} onApply={handleApply} />
      ) : filter.kind === 'id' ? (
        <Note>A link has set this filter. Remove it to see everything.</Note>
      ) : (
        <ChoicesFilter {...props} filter={filter} />
      )}
    </Popup>
  )
}
