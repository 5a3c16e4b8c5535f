import { LoginForm, type Credentials } from '@staff/forms/account/LoginForm'
import { useState } from 'react'

import { loginToast, notify } from '../../shared/notify'
import { logInCall } from '../../data/session/logIn'
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

/** The login form beside the hero of the product. The session that it starts opens the next screen. */
export function LoginScreen({ typed, focusPassword = false }: LoginScreenProps) {
  const [isRefused, setIsRefused] = useState(false)

  return (
    <AccountLayout title={`${isRefused ? 'Error: ' : ''}Login`}>
      <header>
        <h1>Welcome back</h1>
        <p>Log in with your work email.</p>
      </header>
      <LoginForm
        typed={typed}
        focusPassword={focusPassword}
        onLogin={handleLogin}
        onInvalid={handleInvalid}
        onRefused={setIsRefused}
      />
      <a href={paths.forgotPassword}>Forgot password?</a>
    </AccountLayout>
  )
}

async function handleLogin(credentials: Credentials): Promise<string | undefined> {
  const outcome = await logInCall(credentials)
  if (outcome.status !== 'ok') {
    notify('error', outcome.message, loginToast)
    return outcome.message
  }
  notify('success', outcome.message, loginToast)
  logIn({ ...outcome.session, email: credentials.email })
  return undefined
}

function handleInvalid(errors: Record<string, string>) {
  notify('error', Object.values(errors).join('. '), loginToast)
}
