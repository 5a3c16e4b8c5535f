import { ChangePasswordForm, type ChangePasswordOutcome, type PasswordChange } from '@staff/forms'
import { Card, space } from '@staff/ui'
import { styled } from 'styled-components'

import { notify } from '../../app/notify'
import { changePasswordCall } from '../../data/session'
import { Page } from '../Page/Page'

/** Where a person gives themselves another password. */
export function ChangePasswordScreen() {
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
    </Page>
  )
}

async function handleChange(typed: PasswordChange): Promise<ChangePasswordOutcome> {
  const outcome = await changePasswordCall(typed)
  if (outcome.status === 'changed') notify('success', outcome.message)
  if (outcome.status === 'failed') notify('error', outcome.message)
  return outcome
}

const Narrow = styled.div`
  max-inline-size: 30rem;
`

const Body = styled.div`
  padding: ${space.s6};
`
