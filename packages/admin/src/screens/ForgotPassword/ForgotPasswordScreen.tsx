import type { readPasswordHelp, ResultOf } from '@staff/contract'
import { ForgotPasswordForm } from '@staff/forms/account/ForgotPasswordForm'
import { Button, ErrorState, Skeleton } from '@staff/ui'
import { untilPressEnds } from '@staff/ui/afterPress'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

import { askForLinkCall, passwordLinkQueries } from '../../data/session/passwordLinks'
import { paths } from '../../shared/paths'
import { AccountLayout } from '../LoginScreen/AccountLayout'
import { AccountNote } from '../LoginScreen/AccountNote'

const TITLE = 'Forgot your password?'

/** Asks for a link with which one chooses a new password. Without mails, it says whom to ask. */
export function ForgotPasswordScreen() {
  const [message, setMessage] = useState('')
  const [isRefused, setIsRefused] = useState(false)

  async function handleAsk(typed: { email: string }) {
    const outcome = await askForLinkCall(typed)
    await untilPressEnds()
    if (outcome.status === 'asked') setMessage(outcome.message)
    return outcome
  }

  return (
    <AccountLayout title={`${isRefused ? 'Error: ' : ''}${TITLE}`}>
      {message ? (
        <AccountNote
          title="Look into your mails"
          actions={<Button href={paths.login}>Back to login</Button>}
        >
          <p>{message}</p>
        </AccountNote>
      ) : (
        <Asking onAsk={handleAsk} onRefused={setIsRefused} />
      )}
    </AccountLayout>
  )
}

function Asking(props: Parameters<typeof ForgotPasswordForm>[0]) {
  const { data: help, isError, error, refetch } = useQuery(passwordLinkQueries.help())
  const navigation = useNavigationType()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The first page keeps the focus at the top.
    if (navigation !== NavigationType.Pop) heading.current?.focus()
  }, [navigation])

  return (
    <>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {TITLE}
        </h1>
        <p>{help ? introOf(help) : !isError && <Skeleton width="16rem" />}</p>
      </header>
      {isError && (
        <ErrorState title="This could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {help?.byMail && <ForgotPasswordForm {...props} />}
      <Button href={paths.login}>Back to login</Button>
    </>
  )
}

function introOf({ byMail, ask }: ResultOf<typeof readPasswordHelp>): string {
  return byMail
    ? 'Type your work email, and you get a link with which you choose a new password.'
    : `This console sends no mails. Ask ${ask} for a link with which you choose a new password.`
}
