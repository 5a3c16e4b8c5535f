import { TakenBy } from '@staff/admin'
import { QUERY_STATUSES, type QueryStatus } from '@staff/content/query/query.entity'
import { Select, space } from '@staff/ui'
import { styled } from 'styled-components'

import { assigneeNameOf, type StoredQuery } from './queryWork'
import { assigneeChoices } from './workQueries'

export interface StatusAndAssigneeProps {
  query: StoredQuery
  onChange: (changes: { status?: QueryStatus; assigneeId?: string | null }) => void
}

/** The status of a query and who takes care of it. */
export function StatusAndAssignee({ query, onChange }: StatusAndAssigneeProps) {
  return (
    <Root>
      <Select
        label="Status"
        value={query.status}
        options={STATUS_OPTIONS}
        onChange={(chosen) => onChange({ status: statusIn(chosen) })}
      />
      <TakenBy
        assigneeId={query.assigneeId}
        assigneeName={assigneeNameOf(query)}
        choices={assigneeChoices}
        onChange={(assigneeId) => onChange({ assigneeId })}
      />
    </Root>
  )
}

const STATUS_OPTIONS = QUERY_STATUSES.map((status) => ({ value: status, label: status }))

function statusIn(chosen: string): QueryStatus {
  return QUERY_STATUSES.find((status) => status === chosen) ?? 'Read'
}

const Root = styled.div`
  display: grid;
  gap: ${space.s3};
  align-content: start;

  @media print {
    display: none;
  }
`
