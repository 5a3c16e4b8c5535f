import type { RecordOf } from '@staff/entity'
import type { query as queryEntity } from '@staff/content/query/query.entity'
import { Avatar, RelativeTime, useLocale } from '@staff/ui'
import type { ReactNode } from 'react'

import { mailTo, telTo } from './mailTo'
import { Facts, Message, OnPaper, OnScreen, Root, Sender } from './QueryMessageParts'

export interface QueryMessageProps {
  query: RecordOf<typeof queryEntity>
}

/** The sender, contact data and message of a query. The message is plain text with line breaks. */
export function QueryMessage({ query }: QueryMessageProps) {
  const { name, email, phone, region, message, createdAt } = query
  const locale = useLocale()
  return (
    <Root>
      <Sender>
        <Avatar name={name} size={36} />
        <div>
          <strong>{name}</strong>
          <p>
            <OnScreen>
              <RelativeTime value={createdAt} />
            </OnScreen>
            <OnPaper>{fullDate(createdAt, locale)}</OnPaper> · {region}
          </p>
        </div>
      </Sender>
      <Facts>
        <dt>Email</dt>
        <dd>
          <LinkTo href={mailTo(query)}>{email}</LinkTo>
        </dd>
        {phone && (
          <>
            <dt>Phone</dt>
            <dd>
              <LinkTo href={telTo(phone)}>
                <bdi>{phone}</bdi>
              </LinkTo>
            </dd>
          </>
        )}
      </Facts>
      <Message dir="auto">{message}</Message>
    </Root>
  )
}

/** A link, or plain text if the stored value is invalid. */
function LinkTo({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? <>{children}</> : <a href={href}>{children}</a>
}

// A relative time would be wrong on paper, which is read later.
function fullDate(value: string, locale: string | undefined): string {
  const date = new Date(value)
  return `${date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
}
