import type { AnyEntity } from '@staff/entity'
import { ConfirmDialog } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { cancelScheduled, type ShownTime } from '../../../data/live/scheduleRecord'
import type { AnyStored } from '../../../data/records/recordQueries'
import { notify } from '../../../shared/notify'
import { inZones, type Zones } from '../../../shared/times/zoneTexts'
import { failureText } from './liveTexts'

export interface CancelScheduledDialogProps {
  entity: AnyEntity
  record: AnyStored
  /** What is scheduled. */
  time: ShownTime
  /** What the public site shows now. */
  current: ShownTime | undefined
  zones: Zones
  onClose: () => void
}

/** Asks before a change that is scheduled is cancelled. */
export default function CancelScheduledDialog(props: CancelScheduledDialogProps) {
  const { entity, record, time, current, zones, onClose } = props
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { one } = entity.labels

  async function handleConfirm() {
    setBusy(true)
    const outcome = await cancelScheduled(client, entity, record, time)
    if (outcome.status === 'done')
      notify('success', `Version ${time.version} is not scheduled any more.`)
    else notify('error', failureText(outcome, 'Nothing was cancelled.'))
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      title={`Cancel version ${time.version} of this ${one}?`}
      confirmLabel="Cancel schedule"
      cancelLabel="Keep it"
      tone="primary"
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      It does not go live {inZones(time.from, zones)}.{' '}
      {current
        ? `The public site goes on showing version ${current.version}.`
        : `The public site does not show this ${one}.`}{' '}
      The version stays in the history.
    </ConfirmDialog>
  )
}
