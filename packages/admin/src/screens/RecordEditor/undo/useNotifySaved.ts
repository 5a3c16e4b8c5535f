import { type Stored, opensTo } from '@staff/contract'
import type { SaveOutcome } from '@staff/forms'
import { type AnyEntity, fieldValue, whoHas } from '@staff/entity'

import { isToPublish } from '../../../data/live/publication'
import { changedFields } from '../../../data/records/saveRecord'
import { useReader } from '../../../shared/useReader'
import { notify, notifyUndoable } from '../../../shared/notify'
import { auth } from '../../../stores/session/auth'
import { useDeleteAgain } from './useDeleteAgain'
import { useUndoChange } from './useUndoChange'

type Saved<E extends AnyEntity> = Extract<SaveOutcome<Stored<E>>, { status: 'saved' }>

/**
 * Says that a record is saved, with Undo: a changed record gets its former values, and a new one is deleted. `before` is the record
 * as it was; undefined for a new one.
 */
export function useNotifySaved<E extends AnyEntity>(entity: E) {
  const reader = useReader()
  const undoChange = useUndoChange(entity)
  const deleteAgain = useDeleteAgain(entity)
  return (
    { record, isMerged, changedBy }: Saved<E>,
    before: Stored<E> | undefined,
    changes: object,
    asDraft: boolean,
  ) => {
    const theirs = `, with what ${whoHas(changedBy, auth.userId, 'inside')} changed meanwhile`
    const fields = Object.keys(before ? changedFields(before, changes) : {})
    const isPublishedOnly =
      before !== undefined && fields.length === 0 && isToPublish(entity, before)
    const text = `${savedText(entity, record, { asDraft, isPublishedOnly })}${isMerged ? theirs : ''}.`
    const mayUndo = before
      ? fields.length > 0 && fields.every((name) => name in before)
      : opensTo(reader, entity, 'remove')
    if (!mayUndo) return notify('success', text)
    notifyUndoable(text, () => {
      void (before ? undoChange(record, valuesOf(before, fields)) : deleteAgain(record))
    })
  }
}

interface Save {
  asDraft: boolean
  /** Whether the save only published what was stored before. */
  isPublishedOnly: boolean
}

function savedText(entity: AnyEntity, record: object, { asDraft, isPublishedOnly }: Save) {
  const isPublished = !isToPublish(entity, record)
  const { one } = entity.labels
  if (asDraft && !isPublished) return `The ${one} was saved as a draft`
  if (isPublishedOnly && isPublished) return `The ${one} was published`
  return `“${entity.titleOf(record)}” is saved`
}

function valuesOf(record: object, fields: readonly string[]): object {
  return Object.fromEntries(fields.map((name) => [name, fieldValue(record, name)]))
}
