import { GripVertical } from 'lucide-react'
import { useId, useRef } from 'react'

import { Checkbox } from '../Checkbox/Checkbox'
import { LiveRegion } from '../VisuallyHidden/LiveRegion'
import { useAnnouncement } from '../VisuallyHidden/useAnnouncement'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { Grip, List, Row } from './parts'
import { useRowMoves } from './useRowMoves'

export interface OrderedCheckListOption {
  value: string
  label: string
  /** What there is to say about it now. */
  hint?: string | undefined
}

export interface OrderedCheckListProps {
  /** The accessible name of the list. */
  label: string
  /** The options in their current order. */
  options: readonly OrderedCheckListOption[]
  /** The values of the chosen options. */
  value: readonly string[]
  /** Called with all chosen values, in the order of the options. */
  onChange: (value: string[]) => void
  /** Called with the values of all options in their new order, at the end of a move. */
  onMove: (order: string[]) => void
}

/**
 * A choice of any number of options whose order can be changed: by dragging, or with the arrow keys on the button at the
 * start of a row.
 */
export function OrderedCheckList({
  label,
  options,
  value,
  onChange,
  onMove,
}: OrderedCheckListProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [announcement, announce] = useAnnouncement()
  const { order, dragged, gripProps } = useRowMoves(list, {
    order: options.map((option) => option.value),
    onMove: (moved, key) => {
      const name = options.find((option) => option.value === key)?.label ?? key
      announce(`${name}, place ${moved.indexOf(key) + 1} of ${moved.length}`)
      onMove(moved)
    },
  })

  function handleCheck(key: string, isChecked: boolean) {
    onChange(order.filter((each) => (each === key ? isChecked : value.includes(each))))
  }

  return (
    <>
      <List ref={list} aria-label={label}>
        {order.flatMap((key) => {
          const option = options.find((each) => each.value === key)
          if (!option) return []
          return (
            <Row key={key} data-dragged={key === dragged || undefined}>
              <Grip
                type="button"
                aria-label={`Move ${option.label}`}
                aria-describedby={`${id}-keys`}
                {...gripProps(key)}
              >
                <GripVertical aria-hidden />
              </Grip>
              <Checkbox
                id={`${id}-${key}`}
                label={option.label}
                hint={option.hint}
                checked={value.includes(key)}
                onChange={({ target }) => handleCheck(key, target.checked)}
              />
            </Row>
          )
        })}
      </List>
      <VisuallyHidden id={`${id}-keys`}>Up and down arrow keys move it.</VisuallyHidden>
      <LiveRegion announcement={announcement} />
    </>
  )
}
