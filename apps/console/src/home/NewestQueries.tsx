import { MessageList, openRecordSearch, Panel, PanelLink } from '@staff/admin'
import { EmptyState, useLocale } from '@staff/ui'
import { Mail } from 'lucide-react'

import type { NewestQuery } from './dashboard'

export interface NewestQueriesProps {
  /** Undefined while loading. */
  queries: readonly NewestQuery[] | undefined
  /** The number of all queries; undefined while loading. */
  total: number | undefined
  /** The path of the list of queries. */
  listHref: string
}

/** The newest queries, as links to the whole messages. */
export function NewestQueries({ queries, total, listHref }: NewestQueriesProps) {
  const numbers = new Intl.NumberFormat(useLocale())
  const all = total ? `All ${numbers.format(total)} queries` : 'All queries'
  return (
    <Panel title="Newest queries" action={<PanelLink href={listHref}>{all}</PanelLink>}>
      <MessageList
        messages={queries?.map(({ id, name, subject, message, region, createdAt }) => ({
          id,
          href: listHref + openRecordSearch('', id),
          sender: name,
          subject,
          excerpt: message,
          sentAt: createdAt,
          origin: region,
        }))}
        empty={
          <EmptyState icon={<Mail />} title="No queries yet">
            What visitors of the public site ask appears here.
          </EmptyState>
        }
      />
    </Panel>
  )
}
