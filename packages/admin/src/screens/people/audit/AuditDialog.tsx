import type { AuditEntity } from '@staff/entity/people'

import type { RecordDialogProps } from '../../../shared/defineArea'
import { RecordDialog } from '../../RecordDialog/RecordDialog'
import { useDialogRecord } from '../../RecordDialog/useDialogRecord'
import { ActDetails } from './ActDetails'
import { ActDetailsSkeleton } from './ActDetailsSkeleton'
import { ActLinks } from './ActLinks'
import { shortSummary, withComputed } from './auditRecord'

/** The dialog with the details of an act: who, when, from where, and every changed field. */
export function auditDialog(entity: AuditEntity) {
  return function AuditDialog(props: RecordDialogProps) {
    return <ActDialog {...props} entity={entity} />
  }
}

interface ActDialogProps extends RecordDialogProps {
  entity: AuditEntity
}

function ActDialog({ entity, id, ...dialog }: ActDialogProps) {
  const read = useDialogRecord(entity, id)
  const entry = read.data && withComputed(read.data)
  return (
    <RecordDialog
      {...dialog}
      entity={entity}
      read={read}
      noun="entry"
      title={entry && shortSummary(entry)}
      whyGone="It may be older than the audit is kept, or its address is mistyped."
      skeleton={<ActDetailsSkeleton />}
      footer={entry && <ActLinks entry={entry} />}
    >
      {entry && <ActDetails entry={entry} />}
    </RecordDialog>
  )
}
