import { VisuallyHidden } from '@staff/ui'
import { useSnapshot } from 'valtio'

import type { AnyStored } from '../../../data/records/recordQueries'
import type { RecordList } from '../../../stores/lists/recordList'

export interface ListTotalProps {
  list: RecordList<AnyStored>
  /** Whether the list contains search results. */
  found: boolean
}

/** The number of records on all pages of a list. */
export function ListTotal({ list, found }: ListTotalProps) {
  const { total } = useSnapshot(list)
  const count = new Intl.NumberFormat('en').format(total)
  if (found) return `${count} found`
  return (
    <>
      {count}
      <VisuallyHidden> in total</VisuallyHidden>
    </>
  )
}
