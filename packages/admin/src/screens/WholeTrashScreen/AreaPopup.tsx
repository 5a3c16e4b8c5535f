import type { TrashPage } from '@staff/contract'
import { CheckList, Popup } from '@staff/ui'
import { useState, type RefObject } from 'react'

import type { Area } from '../../shared/admin'

export interface AreaPopupProps {
  /** The button that opened it. */
  trigger: RefObject<HTMLElement | null>
  areas: readonly Area[]
  /** How many records each area would show; undefined while that is loading. */
  counts: TrashPage['areas'] | undefined
  /** The chosen areas in the address. It changes a little after a choice. */
  inAddress: readonly string[]
  onChoose: (areas: string[]) => void
  onClose: () => void
}

/** The areas of the trash, with how many records each would show. A choice applies at once. */
export function AreaPopup(props: AreaPopupProps) {
  const { trigger, areas, counts, inAddress, onChoose, onClose } = props
  const [chosen, setChosen] = useState(inAddress)
  const options = areas.map(({ entity: { area, labels } }) => ({
    value: area,
    label: labels.title,
    count: counts?.find((each) => each.area === area)?.count,
  }))
  return (
    <Popup label="Filter by Area" trigger={trigger} onClose={onClose}>
      <CheckList
        label="Area"
        focusFirst
        options={options}
        value={chosen}
        onChange={(values) => {
          setChosen(values)
          onChoose(values)
        }}
      />
    </Popup>
  )
}
