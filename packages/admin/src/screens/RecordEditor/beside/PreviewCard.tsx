import { color, radius, space, text, Thumbnail, weight } from '@staff/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { resolveImage } from '../../../data/http/apiBase'

export interface PreviewCardProps {
  /** The URL of the stored picture. The empty string shows a placeholder; undefined shows no picture. */
  picture?: string | undefined
  title: string
  /** Short facts in one line, such as a location and a duration. Empty ones are omitted. */
  facts?: readonly (string | undefined)[]
  /** The longer text below. */
  children?: ReactNode
}

/** A preview of a record as a card: picture, title, facts and text. */
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
