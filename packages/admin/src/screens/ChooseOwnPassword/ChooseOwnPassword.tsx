import {
  ChangePasswordForm,
  type ChangePasswordOutcome,
  type PasswordChange,
} from '@staff/forms/account/ChangePasswordForm'
import { Button, Card, color, layout, space } from '@staff/ui'
import { LogOut } from 'lucide-react'
import { styled } from 'styled-components'

import { useAdmin } from '../../shared/admin'
import { notify } from '../../shared/notify'
import { changePasswordCall, logOutCall } from '../../data/session/session'
import { logOut } from '../../stores/session/auth'
import { Page } from '../Page/Page'

/** The only screen for a user whose password somebody else chose. */
export function ChooseOwnPassword() {
  const { Brand } = useAdmin()
  return (
    <Root>
      <Top>
        <Brand />
        <Button size="s" icon={<LogOut />} onClick={handleLogOut}>
          Log out
        </Button>
      </Top>
      <Main id="main">
        <Page
          title="Choose your own password"
          intro="Somebody else chose the password that you logged in with. Choose one that only you know; then you can go on."
        >
          <Card>
            <Body>
              <ChangePasswordForm onChangePassword={handleChange} />
            </Body>
          </Card>
        </Page>
      </Main>
    </Root>
  )
}

async function handleChange(typed: PasswordChange): Promise<ChangePasswordOutcome> {
  const outcome = await changePasswordCall(typed)
  if (outcome.status === 'changed') notify('success', outcome.message)
  if (outcome.status === 'failed') notify('error', outcome.message)
  return outcome
}

function handleLogOut() {
  // The call reads the token before `logOut` clears it.
  void logOutCall()
  logOut()
}

const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100vh;
`

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${layout.bar};
  padding-inline: ${space.s4};
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
`

const Main = styled.main`
  inline-size: 100%;
  max-inline-size: calc(${layout.form} + 2 * ${space.s4});
  margin-inline: auto;
  padding: ${space.s8} ${space.s4};
`

const Body = styled.div`
  padding: ${space.s6};
`
