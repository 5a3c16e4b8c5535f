import { openRecordSearch, Panel } from '@staff/admin'
import {
  AppLink,
  Avatar,
  color,
  EmptyState,
  RelativeTime,
  space,
  text,
  useLocale,
  weight,
} from '@staff/ui'
import { Mail } from 'lucide-react'
import { styled } from 'styled-components'

import type { NewestQuery } from './dashboard'
import { NewestQueriesSkeleton } from './NewestQueriesSkeleton'

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
    <Panel title="Newest queries" action={<All href={listHref}>{all}</All>}>
      {!queries && <NewestQueriesSkeleton />}
      {queries?.length === 0 && (
        <EmptyState icon={<Mail />} title="No queries yet">
          What visitors of the public site ask appears here.
        </EmptyState>
      )}
      {queries && (
        <ul>
          {queries.map(({ id, name, subject, message, region, createdAt }) => (
            <Item key={id}>
              <Row href={listHref + openRecordSearch('', id)}>
                <Avatar name={name} size={36} />
                <strong>{name}</strong>
                <When>
                  <RelativeTime value={createdAt} /> · {region}
                </When>
                <p dir="auto">
                  <b>{subject}</b> – {message}
                </p>
              </Row>
            </Item>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const All = styled(AppLink)`
  color: ${color.accentText};
  font: ${text.sm};
  font-weight: ${weight.label};
`

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
