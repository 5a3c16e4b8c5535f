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
import { auth, endSession, logIn, type Session } from '../../stores/session/auth'
import { loginAgain } from '../../stores/session/loginAgain'

/**
 * The login over a form with unsaved changes. The same user goes on where they were, and the refused calls are sent again. Another
 * user starts at home. Closing it leaves the form, whose draft is kept.
 */
export default function LoginAgainDialog() {
  const navigate = useNavigate()
  const home = homePath(useRegion())
  const [typed] = useState({ email: auth.email })

  async function handleLogin(credentials: Credentials): Promise<string | undefined> {
    const outcome = await logInCall(credentials)
    if (outcome.status !== 'ok') return outcome.message
    const { session } = outcome
    const started = { ...session, email: credentials.email }
    if (session.userId === auth.userId) resume(started)
    else changeUser(started, () => void navigate(home))
    return undefined
  }

  return (
    <Dialog isOpen closesOutside={false} title="Your session has ended" onClose={leave}>
      <Root>
        <p>Log in again to go on where you were. Nothing that you have typed is lost.</p>
        <LoginForm typed={typed} focusPassword onLogin={handleLogin} />
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
