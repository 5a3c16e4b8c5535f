import { Button, Card, color, layout, space } from '@staff/ui'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { logOutCall } from '../../data/session/session'
import { useAdmin } from '../../shared/admin'
import { logOut } from '../../stores/session/auth'
import { Page } from '../Page/Page'

export interface RequiredLayoutProps {
  title: string
  /** Why nothing else is open, and what opens it. */
  intro: ReactNode
  children: ReactNode
}

/** The layout of the screens that come before all others: nothing but what is required, and a way out. */
export function RequiredLayout({ title, intro, children }: RequiredLayoutProps) {
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
        <Page title={title} intro={intro}>
          <Card>
            <Body>{children}</Body>
          </Card>
        </Page>
      </Main>
    </Root>
  )
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
