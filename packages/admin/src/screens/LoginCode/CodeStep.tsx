import type { LoginFormProps } from '@staff/forms/account/LoginForm'
import { SecondFactorForm, type CodeOutcome } from '@staff/forms/account/SecondFactorForm'
import { Button, space } from '@staff/ui'
import { ArrowLeft } from 'lucide-react'
import { styled } from 'styled-components'

import { logInWithCodeCall } from '../../data/session/logInWithCode'
import { loginToast, notify } from '../../shared/notify'
import { logIn } from '../../stores/session/auth'
import type { Session } from '../../stores/session/loggedOut'

/** The heading of the second step of a login. */
export const CODE_TITLE = 'Enter your code'

/** What the second step asks for. */
export const CODE_INTRO = 'Open your authenticator app and type the code for this console.'

export interface CodeStepProps {
  /** What the first step gave for this one. */
  ticket: string
  /** What was typed as the email in the first step. */
  email: string
  onLoggedIn: (session: Session, message: string) => void
  /** Called with the reason if no code was checked. */
  onFailed?: (message: string) => void
  /** Called to go back to the first step: with the reason if it took too long. */
  onBack: (reason?: string) => void
  /** Called when it changes whether the last attempt was refused. */
  onRefused?: (refused: boolean) => void
}

/** The second step of a login: a code of an authenticator app, or a recovery code. */
export function CodeStep(props: CodeStepProps) {
  const { ticket, email, onLoggedIn, onFailed, onBack, onRefused } = props

  async function handleSend({ code }: { code: string }): Promise<CodeOutcome> {
    const outcome = await logInWithCodeCall({ ticket, code }, email)
    switch (outcome.status) {
      case 'ok':
        onLoggedIn(outcome.session, outcome.message)
        return { status: 'accepted' }
      case 'ended':
        onBack(outcome.message)
        return { status: 'accepted' }
      case 'noToken':
      case 'failed':
        onFailed?.(outcome.message)
        return { status: 'failed', message: outcome.message }
      default:
        return outcome
    }
  }

  return (
    <Root>
      <SecondFactorForm
        submit="Log in"
        acceptsRecovery
        onSend={handleSend}
        {...(onRefused && { onRefused })}
      />
      <Button variant="quiet" icon={<ArrowLeft />} onClick={() => onBack()}>
        Back
      </Button>
    </Root>
  )
}

export interface LoginCodeStepProps extends Pick<CodeStepProps, 'ticket' | 'email' | 'onRefused'> {
  /** Called to go back to the login form, with what it begins with. */
  onBack: (begin: Pick<LoginFormProps, 'typed' | 'focusPassword' | 'refusal'>) => void
}

/** The second step in the place of the login form. Its session opens the next screen. */
export function LoginCodeStep({ onBack, ...props }: LoginCodeStepProps) {
  function handleBack(refusal?: string) {
    if (refusal) notifyFailure(refusal)
    onBack({ typed: { email: props.email }, focusPassword: true, refusal })
  }

  return (
    <>
      <header>
        <h1>{CODE_TITLE}</h1>
        <p>{CODE_INTRO}</p>
      </header>
      <CodeStep {...props} onLoggedIn={start} onFailed={notifyFailure} onBack={handleBack} />
    </>
  )
}

function start(session: Session, message: string) {
  notify('success', message, loginToast)
  logIn(session)
}

function notifyFailure(message: string) {
  notify('error', message, loginToast)
}

const Root = styled.div`
  display: grid;
  gap: ${space.s2};

  /* Its text stands below that of the field. */
  > button {
    justify-self: start;
    margin-inline-start: calc(-1 * ${space.s3});
  }
`
