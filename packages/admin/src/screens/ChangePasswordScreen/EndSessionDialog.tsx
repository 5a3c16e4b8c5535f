import { ConfirmDialog } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'

import { notify } from '../../shared/notify'
import {
  endOtherSessionsCall,
  endSessionCall,
  ownSessionQueries,
} from '../../data/session/ownSessions'
import { closeModal, modal } from '../../stores/modal'

/** The area of the dialog's record. */
export const SESSIONS = 'sessions'

/** The dialog's record for all other sessions. */
export const OTHERS = { area: SESSIONS, id: 'others' }

/** Asks before one session or all other sessions end. */
export function EndSessionDialog() {
  const { isOpen, record } = useSnapshot(modal)
  const [isBusy, setIsBusy] = useState(false)
  const client = useQueryClient()
  const isAll = record?.id === OTHERS.id

  async function handleConfirm() {
    setIsBusy(true)
    const { status, message } = await (isAll
      ? endOtherSessionsCall()
      : endSessionCall(record?.id ?? ''))
    // Also after a failure, because a listed session may have ended already.
    await client.invalidateQueries(ownSessionQueries.list())
    setIsBusy(false)
    closeModal()
    notify(status === 'ended' ? 'success' : 'error', message)
  }

  return (
    <ConfirmDialog
      isOpen={isOpen && record?.area === SESSIONS}
      title={isAll ? 'End all other sessions?' : 'End this session?'}
      confirmLabel={isAll ? 'End all others' : 'End session'}
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={closeModal}
    >
      {isAll
        ? 'You stay logged in here and are logged out everywhere else at once.'
        : `“${record?.title ?? ''}” is logged out at once.`}{' '}
      If a session is not yours, change your password, too.
    </ConfirmDialog>
  )
}
