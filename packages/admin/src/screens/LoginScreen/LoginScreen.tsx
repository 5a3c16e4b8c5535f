import { LoginForm, type Credentials } from '@staff/forms/account/LoginForm'
import { breakpoint, color, space, text, tracking } from '@staff/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useAdmin } from '../../shared/admin'
import { loginToast, notify } from '../../shared/notify'
import { logInCall } from '../../data/session/logIn'
import { logIn } from '../../stores/session/auth'

export interface LoginScreenProps {
  /**
   * What was typed into the finished page before its code had loaded.
   * @default nothing
   */
  typed?: Partial<Credentials> | undefined
}

/** The login form beside the hero of the product. The session that it starts opens the next screen. */
export function LoginScreen({ typed }: LoginScreenProps) {
  const { title, LoginHero } = useAdmin()
  const [isRefused, setIsRefused] = useState(false)

  return (
    <Root>
      <title>{`${isRefused ? 'Error: ' : ''}Login · ${title}`}</title>
      <LoginHero />
      <Pane>
        <Column>
          <header>
            <h1>Welcome back</h1>
            <p>Log in with your work email.</p>
          </header>
          <LoginForm
            typed={typed}
            onLogin={handleLogin}
            onInvalid={handleInvalid}
            onRefused={setIsRefused}
          />
        </Column>
      </Pane>
    </Root>
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

const Root = styled.div`
  display: grid;
  grid-template-columns: 1.05fr 1fr;
  min-block-size: 100vh;
  background: ${color.surface};

  @media (max-width: ${breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`

const Pane = styled.main`
  display: grid;
  place-items: center;
  padding: ${space.s10} ${space.s6};

  @media (max-width: ${breakpoint.narrow}) {
    place-items: start center;
  }
`

const Column = styled.div`
  --control-height: 2.625rem;

  display: grid;
  gap: ${space.s6};
  inline-size: 100%;
  max-inline-size: 22.5rem;

  h1 {
    font: ${text.xl};
    letter-spacing: ${tracking.heading};
  }

  header p {
    margin-block-start: ${space.s1};
    color: ${color.inkMuted};
  }

  button[type='submit'] {
    block-size: var(--control-height);
  }
`
