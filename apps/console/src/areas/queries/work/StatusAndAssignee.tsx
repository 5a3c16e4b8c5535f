import { auth } from '@staff/admin'
import { QUERY_STATUSES, type QueryStatus } from '@staff/content/query/query.entity'
import { NONE } from '@staff/entity'
import { Button, Select, space } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { Hand, Undo2 } from 'lucide-react'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { assigneeChoices } from './workQueries'
import { assigneeNameOf, type StoredQuery, type WorkChanges } from './saveWork'

export interface StatusAndAssigneeProps {
  query: StoredQuery
  onChange: (changes: WorkChanges) => void
}

/** The status of a query and who takes care of it. */
export function StatusAndAssignee({ query, onChange }: StatusAndAssigneeProps) {
  const { userId } = useSnapshot(auth)
  const { status, assigneeId } = query
  const isMine = assigneeId === userId
  return (
    <Root>
      <Select
        label="Status"
        value={status}
        options={STATUS_OPTIONS}
        onChange={(chosen) => onChange({ status: statusIn(chosen) })}
      />
      <Select
        label="Taken by"
        value={assigneeId ?? NONE}
        options={useAssignees(query)}
        onChange={(chosen) => onChange({ assigneeId: chosen === NONE ? null : chosen })}
      />
      <Button
        icon={isMine ? <Undo2 /> : <Hand />}
        onClick={() => onChange({ assigneeId: isMine ? null : userId })}
      >
        {isMine ? 'Give it back' : 'Take it'}
      </Button>
    </Root>
  )
}

const STATUS_OPTIONS = QUERY_STATUSES.map((status) => ({ value: status, label: status }))

function statusIn(chosen: string): QueryStatus {
  return QUERY_STATUSES.find((status) => status === chosen) ?? 'Read'
}

/** Nobody, those who can take a query, and the person who has it, also if they no longer could. */
function useAssignees(query: StoredQuery) {
  const { data = [] } = useQuery(assigneeChoices)
  const { assigneeId } = query
  const possible = data.filter(({ value, isOpen }) => isOpen || value === assigneeId)
  const isKnown = assigneeId === null || possible.some(({ value }) => value === assigneeId)
  const current = isKnown ? [] : [{ value: assigneeId, label: assigneeNameOf(query) }]
  return [{ value: NONE, label: 'Nobody' }, ...current, ...possible]
}

const Root = styled.div`
  display: grid;
  gap: ${space.s3};
  align-content: start;

  @media print {
    display: none;
  }
`
