import { LoginForm, type Credentials } from '@staff/forms/account/LoginForm'
import { Dialog, space } from '@staff/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'

import { reportUnauthorized } from '../../data/http/request'
import { setTokenRenewed } from '../../data/http/tokenRenewal'
import { logInCall } from '../../data/session/logIn'
import { homePath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { auth, endSession, logIn } from '../../stores/session/auth'
import type { Session } from '../../stores/session/loggedOut'
import { loginAgain } from '../../stores/session/loginAgain'
import { CODE_INTRO, CODE_TITLE, CodeStep } from '../LoginCode/CodeStep'

/**
 * The login over a form with unsaved changes. The same user goes on where they were, and the refused calls are sent again. Another
 * user starts at home. Closing it leaves the form, whose draft is kept.
 */
export default function LoginAgainDialog() {
  const navigate = useNavigate()
  const home = homePath(useRegion())
  const [typed, setTyped] = useState({ email: auth.email })
  const [refusal, setRefusal] = useState<string>()
  const [ticket, setTicket] = useState<string>()

  async function handleLogin(credentials: Credentials): Promise<string | undefined> {
    const outcome = await logInCall(credentials)
    const { email } = credentials
    if (outcome.status === 'secondFactor') {
      setTyped({ email })
      setTicket(outcome.ticket)
      return undefined
    }
    if (outcome.status !== 'ok') return outcome.message
    handleLoggedIn({ ...outcome.session, email })
    return undefined
  }

  function handleLoggedIn(session: Session) {
    if (session.userId === auth.userId) resume(session)
    else changeUser(session, () => void navigate(home))
  }

  function handleBack(reason?: string) {
    setRefusal(reason)
    setTicket(undefined)
  }

  return (
    <Dialog
      isOpen
      closesOutside={false}
      title={ticket ? CODE_TITLE : 'Your session has ended'}
      onClose={leave}
    >
      <Root>
        {ticket ? (
          <>
            <p>{CODE_INTRO}</p>
            <CodeStep
              ticket={ticket}
              email={typed.email}
              onLoggedIn={handleLoggedIn}
              onBack={handleBack}
            />
          </>
        ) : (
          <>
            <p>Log in again to go on where you were. Nothing that you have typed is lost.</p>
            <LoginForm typed={typed} focusPassword refusal={refusal} onLogin={handleLogin} />
          </>
        )}
      </Root>
    </Dialog>
  )
}

function leave() {
  loginAgain.resolve(false)
  reportUnauthorized(auth.idToken)
}

function resume(session: Session) {
  setTokenRenewed(auth.idToken, session.token)
  logIn(session)
  loginAgain.resolve(true)
}

/** Nothing asks about the unsaved changes, because there is no session while the user leaves them. Their draft is kept. */
function changeUser(session: Session, goHome: () => void) {
  endSession()
  goHome()
  logIn(session)
  loginAgain.resolve(false)
}

const Root = styled.div`
  display: grid;
  gap: ${space.s5};
`
