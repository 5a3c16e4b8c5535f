import { VisuallyHidden } from '@staff/ui'
import { useSnapshot } from 'valtio'

import type { AnyStored } from '../../data/records/recordQueries'
import type { RecordList } from '../../stores/recordList'

export interface ListTotalProps {
  list: RecordList<AnyStored>
  /** Whether these are the ones that a search found. */
  found: boolean
}

/** How many records a list has, on all its pages. */
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
