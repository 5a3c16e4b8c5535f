import { LoginForm, type Credentials, type LoginFormProps } from '@staff/forms/account/LoginForm'
import { useState, type ReactNode } from 'react'

import { loginToast, notify } from '../../shared/notify'
import { LOGIN_FAILED, logInCall } from '../../data/session/logIn'
import { paths } from '../../shared/paths'
import { logIn } from '../../stores/session/auth'
import { AccountLayout } from './AccountLayout'

export interface LoginScreenProps {
  /**
   * What was typed into the finished page before its code had loaded.
   * @default nothing
   */
  typed?: Partial<Credentials> | undefined
  /**
   * Whether the password has the focus at first, because the email is known.
   * @default false
   */
  focusPassword?: boolean
}

/** What is in the place of the form, or with what the form begins. */
interface Step extends Pick<LoginFormProps, 'typed' | 'focusPassword' | 'refusal'> {
  code?: ReactNode
}

/** The login form beside the hero of the product, and its second step. The session that it starts opens the next screen. */
export function LoginScreen(props: LoginScreenProps) {
  const [isRefused, setIsRefused] = useState(false)
  const [{ code, ...begin }, setStep] = useState<Step>(props)

  async function handleLogin(credentials: Credentials): Promise<string | undefined> {
    const outcome = await logInCall(credentials)
    const { email } = credentials
    if (outcome.status === 'ok') {
      notify('success', outcome.message, loginToast)
      logIn({ ...outcome.session, email })
      return undefined
    }
    if (outcome.status === 'secondFactor') {
      const file = await import('../LoginCode/CodeStep').catch(() => undefined)
      if (!file) return refuse(LOGIN_FAILED)
      const parts = { ticket: outcome.ticket, email, onBack: setStep, onRefused: setIsRefused }
      setStep({ code: <file.LoginCodeStep {...parts} /> })
      return undefined
    }
    return refuse(outcome.message)
  }

  return (
    <AccountLayout title={`${isRefused ? 'Error: ' : ''}Login`}>
      {code ?? (
        <>
          <header>
            <h1>Welcome back</h1>
            <p>Log in with your work email.</p>
          </header>
          <LoginForm
            {...begin}
            onLogin={handleLogin}
            onInvalid={(errors) => refuse(Object.values(errors).join('. '))}
            onRefused={setIsRefused}
          />
          <a href={paths.forgotPassword}>Forgot password?</a>
        </>
      )}
    </AccountLayout>
  )
}

function refuse(message: string): string {
  notify('error', message, loginToast)
  return message
}
