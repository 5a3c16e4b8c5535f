import { color, radius, space, text, Thumbnail, weight } from '@staff/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { resolveImage } from '../../data/http/apiBase'

export interface PreviewCardProps {
  /** The stored picture's address; the place stays where it is ''. Without it there is none. */
  picture?: string | undefined
  title: string
  /** Short facts in one line, such as a place and a duration; empty ones are left out. */
  facts?: readonly (string | undefined)[]
  /** The longer text below. */
  children?: ReactNode
}

/** A record as a card of the public site: picture, title, facts and text. */
export function PreviewCard({ picture, title, facts, children }: PreviewCardProps) {
  const line = facts?.filter(Boolean).join(' · ')
  return (
    <Root>
      <Head>
        {picture !== undefined && (
          <Thumbnail src={picture ? resolveImage(picture) : undefined} alt="" size={56} />
        )}
        <div>
          <strong>{title}</strong>
          {line && <Facts>{line}</Facts>}
        </div>
      </Head>
      {children && <Text>{children}</Text>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  overflow-wrap: anywhere;
`

const Head = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;

  strong {
    font-weight: ${weight.label};
  }
`

const Facts = styled.p`
  color: ${color.inkMuted};
  font: ${text.sm};
`

const Text = styled.p`
  color: ${color.inkMuted};
  white-space: pre-line;
`
