import { sendBackFields, type Review } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { useQueryClient } from '@tanstack/react-query'

import { sendBack } from '../../data/review/reviewRecord'
import { TextDialog } from '../../shared/dialogs/TextDialog'
import { notify } from '../../shared/notify'

export interface SendBackDialogProps {
  entity: AnyEntity
  review: Review
  onClose: () => void
}

/** Asks why a version is not published. */
export default function SendBackDialog({ entity, review, onClose }: SendBackDialogProps) {
  const client = useQueryClient()

  async function handleSend(comment: string) {
    const outcome = await sendBack(client, entity, review, comment)
    if (outcome.status === 'done') {
      onClose()
      notify('success', `“${review.title}” was sent back to ${review.askedByName}.`)
    }
    return outcome
  }

  return (
    <TextDialog
      rows={4}
      title={`Send this ${entity.labels.one} back?`}
      label="Comment"
      isRequired
      schema={sendBackFields}
      field="comment"
      button="Send back"
      onSend={handleSend}
      onClose={onClose}
    >
      {review.askedByName} sees why it is not published, and can ask again. The public site stays as
      it is.
    </TextDialog>
  )
}
