import { linkMessages, type readLink, type ResultOf } from '@staff/contract'
import { ChoosePasswordForm, type ChosenPassword } from '@staff/forms/account/ChoosePasswordForm'
import { Banner, Button, ErrorState, Skeleton } from '@staff/ui'
import { untilPressEnds } from '@staff/ui/afterPress'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import { choosePasswordCall, isEnded, passwordLinkQueries } from '../../data/session/passwordLinks'
import { logOutCall } from '../../data/session/session'
import { notify } from '../../shared/notify'
import { paths } from '../../shared/paths'
import { auth, logOut } from '../../stores/session/auth'
import { AccountLayout } from '../LoginScreen/AccountLayout'
import { AccountNote } from '../LoginScreen/AccountNote'

const TITLE = 'Choose a new password'

/** Sets a password with the link whose token is in the fragment of the address. Another link may replace it. */
export function SetPasswordScreen() {
  const { hash } = useLocation()
  const token = hash.slice(1)
  const [isRefused, setIsRefused] = useState(false)
  return (
    <AccountLayout title={`${isRefused ? 'Error: ' : ''}${TITLE}`}>
      {token ? (
        <LinkOf key={token} token={token} onRefused={setIsRefused} />
      ) : (
        <Ended message={linkMessages.unknown} />
      )}
    </AccountLayout>
  )
}

interface LinkOfProps {
  token: string
  onRefused: (refused: boolean) => void
}

function LinkOf(props: LinkOfProps) {
  const { data: link, error, isError, refetch } = useQuery(passwordLinkQueries.link(props.token))
  if (link) return <OpenLink {...props} {...link} />
  if (isError && isEnded(error)) return <Ended message={error.message} />
  return (
    <>
      <header>
        <h1>{TITLE}</h1>
      </header>
      {isError ? (
        <ErrorState title="The link could not be read" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton width="16rem" />
      )}
    </>
  )
}

function OpenLink({
  token,
  kind,
  name,
  email,
  onRefused,
}: LinkOfProps & ResultOf<typeof readLink>) {
  const session = useSnapshot(auth)
  const navigate = useNavigate()
  const [ended, setEnded] = useState('')

  async function handleChoose(typed: ChosenPassword) {
    const outcome = await choosePasswordCall(token, typed)
    await untilPressEnds()
    if (outcome.status === 'ended') {
      onRefused(false)
      setEnded(outcome.message)
    }
    if (outcome.status === 'chosen') {
      if (auth.isAuthenticated) leaveSession()
      notify('success', outcome.message, { position: 'top-center' })
      void navigate(paths.login, { replace: true, state: { email: outcome.email } })
    }
    return outcome.status === 'ended' ? ({ status: 'chosen' } as const) : outcome
  }

  if (ended) return <Ended message={ended} />
  const isNew = kind === 'invitation'
  return (
    <>
      <header>
        <h1>{isNew ? `Welcome, ${name}` : TITLE}</h1>
        <p>Choose the password with which you log in as {email}.</p>
      </header>
      {session.isAuthenticated && (
        <Banner tone="warn" title={`You are logged in as ${session.name}.`}>
          Setting this password logs you out here.
        </Banner>
      )}
      <ChoosePasswordForm owner={{ name, email }} onChoose={handleChoose} onRefused={onRefused} />
    </>
  )
}

/** Why a link cannot be used, in the words of the server. */
function Ended({ message }: { message: string }) {
  return (
    <AccountNote
      title="This link does not work"
      actions={
        <>
          <Button variant="primary" href={paths.login}>
            Log in
          </Button>
          <Button href={paths.forgotPassword}>Ask for another link</Button>
        </>
      }
    >
      <p>{message}</p>
    </AccountNote>
  )
}

function leaveSession() {
  // The call reads the token before `logOut` clears it.
  void logOutCall()
  logOut()
}
