import { Button, Dialog } from '@staff/ui'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'

import { ApiError } from '../../data/http/ApiError'
import { reportUnauthorized } from '../../data/http/request'
import { extendSession, logOutCall } from '../../data/session/session'
import { auth, endSession } from '../../stores/session/auth'
import { resetSessionExpiry } from '../../stores/session/sessionExpiry'
import { watchSessionExpiry } from './watchSessionExpiry'
import type { SessionWarning } from './sessionWarning'

/** Warns two minutes before the session ends, and extends it if possible. */
export function SessionExpiryDialog() {
  const [warning, setWarning] = useState<SessionWarning>()
  const [wasClosed, setWasClosed] = useState(false)
  const { idToken } = useSnapshot(auth)

  useEffect(() => {
    const stop = watchSessionExpiry({
      token: idToken,
      onWarning(next) {
        setWarning(next)
        if (!next) setWasClosed(false)
      },
      onExpired: () => void confirmExpiry(),
    })
    return () => {
      stop()
      resetSessionExpiry()
    }
  }, [idToken])

  if (!warning) return null
  return warning.kind === 'idle' ? (
    <StayDialog minutes={warning.minutes} />
  ) : (
    <LastDialog isOpen={!wasClosed} minutes={warning.minutes} onClose={() => setWasClosed(true)} />
  )
}

function StayDialog({ minutes }: { minutes: number }) {
  const [failure, setFailure] = useState('')

  // To close the dialog counts as activity too.
  async function handleStay() {
    setFailure('')
    try {
      await extendSession()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
    }
  }

  return (
    <Dialog
      isOpen
      title={titleOf(minutes)}
      onClose={() => void handleStay()}
      footer={
        <Button variant="primary" onClick={() => void handleStay()}>
          Stay logged in
        </Button>
      }
    >
      <p>Nothing was done here for a while. What you have typed is kept.</p>
      <p role="alert">{failure}</p>
    </Dialog>
  )
}

interface LastDialogProps {
  isOpen: boolean
  minutes: number
  onClose: () => void
}

function LastDialog({ isOpen, minutes, onClose }: LastDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={titleOf(minutes)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={handleLogInAgain}>
            Log in again
          </Button>
        </>
      }
    >
      Save what you have typed and log in again.
    </Dialog>
  )
}

function titleOf(minutes: number): string {
  return `You will be logged out in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

/** Ends the session as the server would: the next login returns to this screen, and drafts are kept. */
function handleLogInAgain() {
  void logOutCall()
  endSession()
}

/** Asks the server whether the session has expired. If the call fails, the local clock decides. */
async function confirmExpiry() {
  const token = auth.idToken
  try {
    await extendSession()
  } catch {
    reportUnauthorized(token)
  }
}
