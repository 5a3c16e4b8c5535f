import { ChangePasswordForm, type ChangePasswordOutcome, type PasswordChange } from '@staff/forms'
import { Card, layout, space } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { notify } from '../../app/notify'
import { ownSessionQueries } from '../../data/ownSessions'
import { changePasswordCall } from '../../data/session'
import { Page } from '../Page/Page'
import { OwnSessions } from './OwnSessions'

/** Where a person gives themselves another password, and sees and ends their sessions. */
export function ChangePasswordScreen() {
  const client = useQueryClient()

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
      intro="Afterwards you stay logged in here and are logged out everywhere else."
    >
      <Narrow>
        <Card>
          <Body>
            <ChangePasswordForm onChangePassword={handleChange} />
          </Body>
        </Card>
      </Narrow>
      <Wide>
        <OwnSessions />
      </Wide>
    </Page>
  )
}

const Narrow = styled.div`
  max-inline-size: ${layout.form};
`

const Wide = styled.div`
  max-inline-size: 48rem;
`

const Body = styled.div`
  padding: ${space.s6};
`
