import { Button, Dialog } from '@staff/ui'
import { useEffect, useState } from 'react'

import { ApiError } from '../../data/http/ApiError'
import { noteUnauthorized } from '../../data/http/http'
import { keepSession, logOutCall } from '../../data/session/session'
import { auth, endSession } from '../../stores/session/auth'
import { forgetSessionEnds } from '../../stores/session/sessionEnds'
import { runSessionClock } from './sessionClock'
import type { SessionNotice } from './sessionNotice'

/** Says two minutes before that the session will end, and prolongs it where that is still possible. */
export function SessionEndDialog() {
  const [notice, setNotice] = useState<SessionNotice>()
  const [wasClosed, setWasClosed] = useState(false)

  useEffect(() => {
    const stop = runSessionClock({
      token: auth.idToken,
      onNotice(next) {
        setNotice(next)
        if (!next) setWasClosed(false)
      },
      onOver: () => void leave(),
    })
    return () => {
      stop()
      forgetSessionEnds()
    }
  }, [])

  if (!notice) return null
  return notice.kind === 'idle' ? (
    <StayDialog minutes={notice.minutes} />
  ) : (
    <LastDialog isOpen={!wasClosed} minutes={notice.minutes} onClose={() => setWasClosed(true)} />
  )
}

function StayDialog({ minutes }: { minutes: number }) {
  const [failure, setFailure] = useState('')

  // Closing it is a sign of life, too.
  async function handleStay() {
    setFailure('')
    try {
      await keepSession()
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

/** As when the server ends it: the next login returns to this screen, and what was typed is kept. */
function handleLogInAgain() {
  void logOutCall()
  endSession()
}

/** The server says that the session is over; where it cannot be asked, the clock says so. */
async function leave() {
  const token = auth.idToken
  try {
    await keepSession()
  } catch {
    noteUnauthorized(token)
  }
}
