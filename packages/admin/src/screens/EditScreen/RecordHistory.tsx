import type { AnyEntity } from '@staff/entity'
import { Suspense } from 'react'

import type { AnyStored } from '../../data/records/recordQueries'
import { lazyComponent } from '../../shared/lazyComponent'
import { useHistoryAddress } from '../RecordEditor/beside/historyAddress'
import type { RefusedVersion } from '../RecordEditor/refusedVersion'

const HistoryDialog = lazyComponent(
  async () => (await import('../HistoryDialog/HistoryDialog')).HistoryDialog,
)

export interface RecordHistoryProps {
  entity: AnyEntity
  record: AnyStored
  onRefused: (refused: RefusedVersion) => void
}

/** The history of a record above its form, while it is in the address. Its code is loaded when it opens. */
export function RecordHistory(props: RecordHistoryProps) {
  const { isOpen } = useHistoryAddress()
  return isOpen ? (
    <Suspense>
      <HistoryDialog {...props} />
    </Suspense>
  ) : null
}
