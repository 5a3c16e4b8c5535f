import { SelectBox } from '@staff/ui'
import { useSnapshot } from 'valtio'

import {
  select,
  selection,
  selectPage,
  type SelectedRecord,
} from '../../../../stores/lists/selection'

/** The box of one deleted record. It alone is drawn again when its record is selected. */
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

interface PageBoxProps {
  page: readonly SelectedRecord[]
  /** @default 'Select all on this page' */
  label?: string
}

/** The box above the rows, for all of the page. */
export function PageBox({ page, label = 'Select all on this page' }: PageBoxProps) {
  const { isAll, records } = useSnapshot(selection)
  const selected = page.filter(({ id }) => isAll || records[id] !== undefined).length
  return (
    <SelectBox
      label={label}
      checked={selected > 0 && selected === page.length}
      isPartly={selected > 0 && selected < page.length}
      onSelect={(isSelected) => selectPage(isSelected)}
    />
  )
}
