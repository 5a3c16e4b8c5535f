import { AppLink, Card, color, space, text, weight } from '@staff/ui'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'

export interface PanelProps {
  title: string
  /** A link or short text beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A card with a heading. Adjacent panels have the same height. */
export function Panel({ title, action, children }: PanelProps) {
  const titleId = useId()
  return (
    <Sheet>
      <section aria-labelledby={titleId}>
        <Head>
          <h2 id={titleId}>{title}</h2>
          {action}
        </Head>
        {children}
      </section>
    </Sheet>
  )
}

/** A link beside the title of a panel, such as to the whole list. */
export const PanelLink = styled(AppLink)`
  color: ${color.accentText};
  font: ${text.sm};
  font-weight: ${weight.label};
`

const Sheet = styled(Card)`
  display: grid;

  > section {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s3};
  justify-content: space-between;
  align-items: center;
  min-block-size: 3rem;
  padding: ${space.s2} ${space.s5};
  border-block-end: 1px solid ${color.line};

  h2 {
    font-weight: ${weight.heading};
  }
`
