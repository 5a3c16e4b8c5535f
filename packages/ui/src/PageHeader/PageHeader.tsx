import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'

import { color, space, text, tracking } from '../theme/tokens'

export interface PageHeaderProps {
  /** The title, which is the screen's only level-1 heading. */
  title: ReactNode
  /** A short note beside the title and outside the heading, such as a count. */
  note?: ReactNode
  /** One sentence below the title. */
  intro?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
  /** The heading, so that it can get the focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** The head of a screen: title, introduction and actions. */
export function PageHeader({ title, note, intro, actions, headingRef }: PageHeaderProps) {
  return (
    <Root>
      <Words>
        <TitleLine>
          <Title ref={headingRef} tabIndex={-1}>
            {title}
          </Title>
          {note !== undefined && <Note>{note}</Note>}
        </TitleLine>
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
  flex: 1 1 10rem;
  min-inline-size: 0;
`

// The note follows the last word of a long title, so both are inline.
const TitleLine = styled.div`
  overflow-wrap: break-word;
  text-wrap: balance;
`

/** Its space is that of a short result, so that the title keeps its lines when the note changes. */
const Note = styled.span`
  display: inline-block;
  min-inline-size: 4.5rem;
  margin-inline-start: ${space.s2};
  color: ${color.inkMuted};
  font: ${text.lg};
`

const Title = styled.h1`
  display: inline;
  font: ${text.xl};
  letter-spacing: ${tracking.heading};

  /* Its width does not depend on the title, which may become longer after loading. */
  &:only-child {
    display: block;
  }
`

const Intro = styled.p`
  margin-block-start: ${space.s1};
  max-inline-size: 65ch;
  color: ${color.inkMuted};
  text-wrap: pretty;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`
