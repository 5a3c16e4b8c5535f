import { useEffect, useRef } from 'react'

import { Box } from './parts'
import { selectBoxProps, type SelectBoxState } from './selectBoxProps'

export interface SelectBoxProps extends SelectBoxState {
  /**
   * Whether only a part of what the box stands for is selected.
   * @default false
   */
  isPartly?: boolean
}

/** A box without a visible label, which selects a row or a whole page of a table. */
export function SelectBox({ isPartly = false, ...state }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)

  // There is no attribute for it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])

  return <Box ref={box} {...selectBoxProps(state)} />
}
