import { isRecordOf } from '@staff/contract'
import { useEffect, useEffectEvent, useState } from 'react'

import { idOf, type AnyStored } from '../../data/records/recordQueries'
import type { AreaScreens } from '../../shared/defineArea'
import { hasUnsavedChanges } from '../../stores/session/loginAgain'
import { watchRestored } from '../../stores/lists/restored'
import { useHistoryAddress } from '../RecordEditor/beside/historyAddress'
import type { RefusedVersion } from '../RecordEditor/refusedVersion'

/** What the form shows next: a record that was restored, or a version that was refused. */
type Next = { record: AnyStored } | { refused: RefusedVersion }

/**
 * Shows a restored record in its form, unless somebody has typed there: then the save merges the two. It waits until the history has
 * closed, so that the form can take the focus. `turn` is another number for each form that has to start anew.
 */
export function useRestoredForm(
  entity: AreaScreens['entity'],
  recordId: string,
  show: (record: AnyStored) => void,
) {
  const { isOpen } = useHistoryAddress()
  const [next, setNext] = useState<Next>()
  const [refusal, setRefusal] = useState<{ refused: RefusedVersion | undefined; turn: number }>({
    refused: undefined,
    turn: 0,
  })

  const handleRestored = useEffectEvent((area: string, record: object) => {
    if (area !== entity.area || !isRecordOf(entity)(record) || hasUnsavedChanges()) return
    if (idOf(entity, record) === recordId) setNext({ record })
  })
  useEffect(() => watchRestored(handleRestored), [])

  if (next && !isOpen) {
    setNext(undefined)
    if ('record' in next) show(next.record)
    setRefusal({
      refused: 'refused' in next ? next.refused : undefined,
      turn: refusal.turn + 1,
    })
  }

  return { ...refusal, onRefused: (refused: RefusedVersion) => setNext({ refused }) }
}
