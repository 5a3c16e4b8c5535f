import type { AuditEntity } from '@staff/entity/people'
import type { RecordOf } from '@staff/entity'
import { Badge, color, space, weight } from '@staff/ui'
import { styled } from 'styled-components'

import { isRefused, withComputed } from './auditRecord'

export interface SummaryProps {
  entry: RecordOf<AuditEntity>
}

/** What happened, in words, and whether it was refused. */
export function Summary({ entry }: SummaryProps) {
  const { summary, userName } = withComputed(entry)
  const isNamed = summary.startsWith(`${userName} `)
  return (
    <Root>
      <span dir="auto">
        {isNamed && <strong>{userName}</strong>}
        {isNamed ? summary.slice(userName.length) : summary}
      </span>
      {isRefused(entry) && <Badge tone="danger">Refused</Badge>}
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
  color: ${color.ink};
  font-weight: ${weight.text};
  overflow-wrap: anywhere;

  strong {
    font-weight: ${weight.label};
  }
`
