import { SelectBox } from '@staff/ui'
import { useSnapshot } from 'valtio'

import { select, selection, selectPage, type SelectedRecord } from '../../../stores/selection'

/** The box of one row. It alone is drawn again when its record is selected. */
export function RowBox({ id, title }: { id: string; title: string }) {
  const { isAll, records } = useSnapshot(selection)
  return (
    <SelectBox
      label={`Select ${title}`}
      checked={isAll || records[id] !== undefined}
      onSelect={(isSelected, isRange) => select(id, isSelected, isRange)}
    />
  )
}

/** The box above the rows, for all of the page. */
export function PageBox({ page }: { page: readonly SelectedRecord[] }) {
  const { isAll, records } = useSnapshot(selection)
  const selected = page.filter(({ id }) => isAll || records[id] !== undefined).length
  return (
    <SelectBox
      label="Select all on this page"
      checked={selected > 0 && selected === page.length}
      isPartly={selected > 0 && selected < page.length}
      onSelect={(isSelected) => selectPage(isSelected)}
    />
  )
}
