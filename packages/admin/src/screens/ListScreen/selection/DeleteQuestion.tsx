import type { AnyEntity } from '@staff/entity'
import { ConfirmDialog, DeleteButton } from '@staff/ui'

import { useContent } from '../../../shared/admin'
import { restorableText } from '../../../shared/trash/trashDaysText'
import { useTrashDays } from '../../../shared/trash/useTrashDays'
import { LazyUsedIn } from '../../Uses/LazyUsedIn'

interface DeleteQuestionProps {
  entity: AnyEntity
  title: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before many records are deleted. */
export function DeleteQuestion({ entity, title, onConfirm, onCancel }: DeleteQuestionProps) {
  const { isOnPublicSite } = useContent()
  const trashDays = useTrashDays()
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel="Delete"
      confirmAs={DeleteButton}
      onConfirm={onConfirm}
      onCancel={onCancel}
      details={<LazyUsedIn entity={entity} />}
    >
      They disappear from the console{isOnPublicSite?.(entity) && ' and from the public site'}.{' '}
      {restorableText('them', trashDays)}
    </ConfirmDialog>
  )
}
