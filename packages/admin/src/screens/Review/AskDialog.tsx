import { askFields } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { ReviewOutcome } from '../../data/review/reviewRecord'
import { TextDialog } from '../../shared/dialogs/TextDialog'

export interface AskDialogProps {
  entity: AnyEntity
  /** Asks with a note, which may be empty. */
  onAsk: (note: string) => Promise<ReviewOutcome>
  onClose: () => void
}

/** Asks what to tell those who may publish. */
export default function AskDialog({ entity, onAsk, onClose }: AskDialogProps) {
  return (
    <TextDialog
      rows={4}
      title={`Ask to publish this ${entity.labels.one}?`}
      label="Note"
      isRequired={false}
      schema={askFields}
      field="note"
      button="Ask to publish"
      onSend={onAsk}
      onClose={onClose}
    >
      Everybody who may publish {entity.labels.many.toLowerCase()} sees your request, with the
      version that is saved now.
    </TextDialog>
  )
}
