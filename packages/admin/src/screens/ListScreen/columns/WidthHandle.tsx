import { ColumnHandle, type Column } from '@staff/ui'

import type { AreaScreens } from '../../../shared/defineArea'
import { useChangeColumns } from './useChangeColumns'

export interface WidthHandleProps {
  area: AreaScreens
  column: Pick<Column<never>, 'key' | 'header'>
}

/** The handle that changes the width of a column, and remembers it for the user. */
export function WidthHandle({ area, column: { key, header } }: WidthHandleProps) {
  const { resize } = useChangeColumns(area)
  return <ColumnHandle header={header} onResize={resize} onReset={() => resize({ [key]: null })} />
}
