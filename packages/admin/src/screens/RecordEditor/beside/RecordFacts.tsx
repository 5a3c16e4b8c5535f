import type { RecordMetadata } from '@staff/entity'
import { Card, color, RelativeTime, space, text } from '@staff/ui'
import { styled } from 'styled-components'

export interface RecordFactsProps {
  record: RecordMetadata
}

/** When the record was created and updated. */
export function RecordFacts({ record }: RecordFactsProps) {
  return (
    <Card>
      <Facts>
        <dt>Created</dt>
        <dd>
          <RelativeTime value={record.createdAt} />
        </dd>
        <dt>Updated</dt>
        <dd>
          <RelativeTime value={record.updatedAt} />
        </dd>
      </Facts>
    </Card>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.s2} ${space.s4};
  padding: ${space.s6};
  font: ${text.md};

  dt {
    color: ${color.inkMuted};
  }

  dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`
