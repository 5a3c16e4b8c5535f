import { AppLink, Avatar, color, RelativeTime, space, text, weight } from '@staff/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { MessageListSkeleton } from './MessageListSkeleton'

/** A message in a list. */
export interface ListedMessage {
  id: string
  /** The address of the whole message. */
  href: string
  /** The name of the sender. */
  sender: string
  subject: string
  /** The beginning of the text. */
  excerpt: string
  /** When it was sent, as an ISO timestamp. */
  sentAt: string
  /** Stands after the time, such as where it came from. */
  origin?: ReactNode
}

export interface MessageListProps {
  /** Undefined while loading. */
  messages: readonly ListedMessage[] | undefined
  /** Shown if there is none. */
  empty: ReactNode
}

/** Messages with their beginnings, as links to the whole ones. */
export function MessageList({ messages, empty }: MessageListProps) {
  if (!messages) return <MessageListSkeleton />
  return (
    <>
      {messages.length === 0 && empty}
      <ul>
        {messages.map(({ id, href, sender, subject, excerpt, sentAt, origin }) => (
          <Item key={id}>
            <Row href={href}>
              <Avatar name={sender} size={36} />
              <strong>{sender}</strong>
              <When>
                <RelativeTime value={sentAt} />
                {origin !== undefined && <> · {origin}</>}
              </When>
              <p dir="auto">
                <b>{subject}</b> – {excerpt}
              </p>
            </Row>
          </Item>
        ))}
      </ul>
    </>
  )
}

const Item = styled.li`
  & + & {
    border-block-start: 1px solid ${color.line};
  }
`

const Row = styled(AppLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space.s3};
  align-items: center;
  padding: ${space.s3} ${space.s5};
  color: ${color.ink};

  &:hover {
    background: ${color.sunken};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > :first-child {
    grid-row: span 2;
  }

  strong {
    font-weight: ${weight.label};
    overflow-wrap: anywhere;
  }

  p {
    grid-column: 2 / -1;
    color: ${color.inkMuted};
    justify-self: start;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  b {
    color: ${color.ink};
    font-weight: ${weight.text};
  }
`

const When = styled.span`
  color: ${color.inkMuted};
  font: ${text.sm};
  white-space: nowrap;
`
