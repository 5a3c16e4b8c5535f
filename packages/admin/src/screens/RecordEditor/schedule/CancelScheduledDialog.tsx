import type { AnyEntity } from '@staff/entity'
import { ConfirmDialog } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import {
  cancelScheduled,
  publishAsPlanned,
  type ShownTime,
} from '../../../data/live/scheduleRecord'
import type { AnyStored } from '../../../data/records/recordQueries'
import { notify, notifyUndoable } from '../../../shared/notify'
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
    const message = `Version ${time.version} is not scheduled any more.`
    if (outcome.status !== 'done') notify('error', failureText(outcome, 'Nothing was cancelled.'))
    // Only the newest version can be scheduled.
    else if (time.version === record.version) notifyUndoable(message, () => void handleUndo())
    else notify('success', message)
    onClose()
  }

  /** The version is scheduled as it was, and what is scheduled for later stays. */
  async function handleUndo() {
    const { from, until } = time
    const plan = { from, until, replaceScheduled: false }
    const outcome = await publishAsPlanned(client, entity, record, plan)
    if (outcome.status === 'done') notify('success', `Version ${time.version} is scheduled again.`)
    else notify('error', failureText(outcome, 'The schedule was not brought back.'))
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
