import { opensTo } from '@staff/contract'
import { hasHistory, type AnyEntity } from '@staff/entity'
import { Button } from '@staff/ui'
import { History } from 'lucide-react'
import { useLinkClickHandler } from 'react-router-dom'

import { useReader } from '../../../shared/useReader'
import { historyPath } from '../../../shared/paths'
import { useRegion } from '../../../shared/regions/useRegion'
import { FIRST_STEP } from './historyAddress'

export interface HistoryButtonProps {
  entity: AnyEntity
  /** The id of the record. */
  id: string
}

/** Opens the history of a record above its form. Nothing for records without one, and for those who may not read it. */
export function HistoryButton({ entity, id }: HistoryButtonProps) {
  const reader = useReader()
  const path = historyPath(useRegion(), entity, id)
  const open = useLinkClickHandler<HTMLButtonElement>(path, { state: FIRST_STEP })
  if (!hasHistory(entity) || !opensTo(reader, entity, 'see')) return null
  return (
    <Button
      href={path}
      icon={<History />}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      History
    </Button>
  )
}

// A press tries again if the file is missing.
function prepare() {
  void import('../../HistoryDialog/HistoryDialog').catch(() => undefined)
}
