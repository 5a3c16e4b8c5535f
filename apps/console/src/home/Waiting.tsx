import { auth, listPath, useRegion } from '@staff/admin'
import type { Waiting as WaitingCounts } from '@staff/content/calls'
import { query, WAITING_STATUSES } from '@staff/content/query/query.entity'
import {
  AppLink,
  breakpoint,
  Card,
  color,
  RelativeTime,
  Skeleton,
  space,
  text,
  weight,
} from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { Inbox, UserRoundCheck, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { waitingQuery } from '../areas/queries/work/workQueries'

/** What waits for the user: new queries, and their own ones without an answer. Each is a link to these queries. */
export function Waiting() {
  const { data } = useQuery(waitingQuery)
  const { userId } = useSnapshot(auth)
  const list = listPath(useRegion(), query)
  const mine = new URLSearchParams(WAITING_STATUSES.map((status) => ['status', status]))
  mine.set('assigneeId', userId)
  return (
    <Card>
      <Cells>
        <Cell
          icon={Inbox}
          label="New queries"
          none="Nobody waits to be read."
          some={data?.new}
          href={`${list}?status=New`}
        />
        <Cell
          icon={UserRoundCheck}
          label="Taken by you"
          none="None of yours waits for an answer."
          some={data?.mine}
          href={`${list}?${mine}`}
        />
      </Cells>
    </Card>
  )
}

interface CellProps {
  icon: LucideIcon
  label: string
  /** What is said if none waits. */
  none: string
  /** Undefined while loading. */
  some: WaitingCounts['new'] | undefined
  href: string
}

function Cell({ icon: Icon, label, none, some, href }: CellProps) {
  return (
    <li>
      <CellLink href={href} data-waits={(some?.count ?? 0) > 0 || undefined}>
        <Icon aria-hidden="true" />
        <strong>{some ? numberText(some.count) : <Skeleton width="2rem" height="1.5rem" />}</strong>
        <span>{label}</span>
        <small>
          {some?.oldest ? (
            <>
              The oldest came <RelativeTime value={some.oldest} />
            </>
          ) : (
            some && none
          )}
        </small>
      </CellLink>
    </li>
  )
}

/** More than a thousand are not counted. */
function numberText(count: number): string {
  return count > MAX ? '1,000+' : String(count)
}

const MAX = 1000

const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  background: ${color.line};

  > li {
    display: grid;
  }

  @container shell (max-width: ${breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const CellLink = styled(AppLink)`
  display: grid;
  grid-template: 'count label icon' auto '. wait wait' 1.25rem / auto minmax(0, 1fr) auto;
  gap: 0 ${space.s3};
  align-items: baseline;
  padding: ${space.s4} ${space.s5};
  background: ${color.surface};
  color: ${color.ink};

  &:hover {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }

  strong {
    grid-area: count;
    color: ${color.inkMuted};
    font: ${text.xl};
  }
  &[data-waits] strong {
    color: ${color.accentText};
  }
  span {
    grid-area: label;
    font-weight: ${weight.label};
  }
  small {
    grid-area: wait;
    color: ${color.inkMuted};
    font: ${text.sm};
  }
  svg {
    grid-area: icon;
    align-self: center;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.inkFaint};
  }
`
