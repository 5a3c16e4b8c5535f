import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'

import { color, space, text } from '../theme/tokens'

export interface PageHeaderProps {
  /** What the screen is: its only heading of the first level. */
  title: ReactNode
  /** A sentence below the title. */
  intro?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
  /** The heading, so that it can take the focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** The head of a screen: what it is, one sentence, what can be done. */
export function PageHeader({ title, intro, actions, headingRef }: PageHeaderProps) {
  return (
    <Root>
      <Words>
        <Title ref={headingRef} tabIndex={-1}>
          {title}
        </Title>
        {intro && <Intro>{intro}</Intro>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  )
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space.s4} ${space.s6};
`

const Words = styled.div`
  flex: 1 1 16rem;
  min-inline-size: 0;
`

const Title = styled.h1`
  font: ${text.xl};
  letter-spacing: -0.015em;
  overflow-wrap: break-word;
  text-wrap: balance;
`

const Intro = styled.p`
  margin-block-start: 0.125rem;
  max-inline-size: 65ch;
  color: ${color.inkMuted};
  text-wrap: pretty;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`
