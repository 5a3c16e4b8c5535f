import type { ReactNode } from 'react'

import { selectBoxProps, type SelectBoxState } from '../../Checkbox/selectBoxProps'

/** The box that selects a row of a `DataTable`: the markup of a `SelectBox`, which the table styles. */
export function rowBox(state: SelectBoxState): ReactNode {
  return <input type="checkbox" data-box="" {...selectBoxProps(state)} />
}
