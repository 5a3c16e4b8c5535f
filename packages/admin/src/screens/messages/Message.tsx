import { Avatar, RelativeTime, useLocale } from '@staff/ui'
import type { ReactNode } from 'react'

import { Contacts, OnPaper, OnScreen, Root, Sender, Text } from './MessageParts'

/** A way to reach the sender of a message. */
export interface Contact {
  /** `Email`. */
  label: string
  value: string
  /** The URL of the link; undefined for plain text. */
  href: string | undefined
}

export interface MessageProps {
  /** The name of the sender. */
  sender: string
  /** When it was sent, as an ISO timestamp. On screen it is relative to now, on paper a full date. */
  sentAt: string
  /** Stands after the time, such as where it came from. */
  origin?: ReactNode
  contacts: readonly Contact[]
  /** Plain text with line breaks. */
  text: string
}

/** A message that somebody sent: the sender, how to reach them, and the text. */
export function Message({ sender, sentAt, origin, contacts, text }: MessageProps) {
  const locale = useLocale()
  return (
    <Root>
      <Sender>
        <Avatar name={sender} size={36} />
        <div>
          <strong>{sender}</strong>
          <p>
            <OnScreen>
              <RelativeTime value={sentAt} />
            </OnScreen>
            <OnPaper>{fullDate(sentAt, locale)}</OnPaper>
            {origin !== undefined && <> · {origin}</>}
          </p>
        </div>
      </Sender>
      <Contacts>
        {contacts.map((contact) => (
          <ContactRow key={contact.label} {...contact} />
        ))}
      </Contacts>
      <Text dir="auto">{text}</Text>
    </Root>
  )
}

function ContactRow({ label, value, href }: Contact) {
  const shown = <bdi>{value}</bdi>
  return (
    <>
      <dt>{label}</dt>
      <dd>{href === undefined ? shown : <a href={href}>{shown}</a>}</dd>
    </>
  )
}

// A relative time would be wrong on paper, which is read later.
function fullDate(value: string, locale: string | undefined): string {
  const date = new Date(value)
  return `${date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
}
