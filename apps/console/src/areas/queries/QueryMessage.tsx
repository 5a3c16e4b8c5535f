import { Message } from '@staff/admin'
import type { RecordOf } from '@staff/entity'
import type { query as queryEntity } from '@staff/content/query/query.entity'
import { replyMailTo, safeTel } from '@staff/ui'

export interface QueryMessageProps {
  query: RecordOf<typeof queryEntity>
}

/** The sender, contact data and message of a query. */
export function QueryMessage({ query }: QueryMessageProps) {
  const { name, email, phone, region, message, createdAt } = query
  const contacts = [
    { label: 'Email', value: email, href: replyMailTo(query) },
    { label: 'Phone', value: phone, href: safeTel(phone) },
  ]
  return (
    <Message
      sender={name}
      sentAt={createdAt}
      origin={region}
      contacts={contacts.filter(({ value }) => value !== '')}
      text={message}
    />
  )
}
