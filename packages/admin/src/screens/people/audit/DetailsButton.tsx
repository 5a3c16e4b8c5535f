import type { AuditEntity } from '@staff/entity/people'
import type { RecordOf } from '@staff/entity'
import { Button } from '@staff/ui'

import { useOpenedRecord } from '../../ListScreen/useOpenedRecord'
import { withComputed } from './auditRecord'

export interface DetailsButtonProps {
  record: RecordOf<AuditEntity>
}

/** Opens the details of an act. */
export function DetailsButton({ record }: DetailsButtonProps) {
  const { linkTo } = useOpenedRecord()
  return (
    <Button size="s" {...linkTo(record.id)} aria-label={`Details: ${withComputed(record).summary}`}>
      Details
    </Button>
  )
}
