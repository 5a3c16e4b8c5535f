import {
  ChangePasswordForm,
  type ChangePasswordOutcome,
  type PasswordChange,
} from '@staff/forms/account/ChangePasswordForm'
import { Card, layout, space } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { notify } from '../../shared/notify'
import { ownSessionQueries } from '../../data/session/ownSessions'
import { changePasswordCall } from '../../data/session/passwords'
import { auth } from '../../stores/session/auth'
import { Page } from '../Page/Page'
import { OwnFactor } from '../SecondFactor/OwnFactor'
import { OwnSessions } from './OwnSessions'

/** The screen to change the own password, to set up a second factor, and to see and end the own sessions. */
export function ChangePasswordScreen() {
  const client = useQueryClient()
  const { name, email } = useSnapshot(auth)
  const [isRefused, setIsRefused] = useState(false)

  async function handleChange(typed: PasswordChange): Promise<ChangePasswordOutcome> {
    const outcome = await changePasswordCall(typed)
    if (outcome.status === 'changed') {
      notify('success', outcome.message)
      void client.invalidateQueries(ownSessionQueries.list())
    }
    if (outcome.status === 'failed') notify('error', outcome.message)
    return outcome
  }

  return (
    <Page
      title="Change password"
      alert={isRefused ? 'Error: ' : ''}
      intro="Afterwards you stay logged in here and are logged out everywhere else."
    >
      <Cards>
        <Card>
          <Body>
            <ChangePasswordForm
              owner={{ name, email }}
              onChangePassword={handleChange}
              onRefused={setIsRefused}
            />
          </Body>
        </Card>
        <OwnFactor />
        <OwnSessions />
      </Cards>
    </Page>
  )
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s6};
  max-inline-size: 48rem;
`

/** Has the same padding as the card below. */
const Body = styled.div`
  --control-width: ${layout.form};

  padding: ${space.s5};
`
