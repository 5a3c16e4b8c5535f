import { breakpoint, color, space, text, tracking } from '@staff/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { useAdmin } from '../../shared/admin'

export interface AccountLayoutProps {
  /** The title in the browser tab. */
  title: string
  /** A header with the heading, and what follows it. */
  children: ReactNode
}

/** The layout of the screens without a session: a column beside the hero of the product. */
export function AccountLayout({ title, children }: AccountLayoutProps) {
  const { title: product, LoginHero } = useAdmin()
  return (
    <Root>
      <title>{`${title} · ${product}`}</title>
      <LoginHero />
      <Pane>
        <Column>{children}</Column>
      </Pane>
    </Root>
  )
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

  a:not([class]) {
    justify-self: start;
    color: ${color.accentText};
  }
`
