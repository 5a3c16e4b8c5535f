import type { Stored } from '@staff/contract'
import type { SaveOutcome } from '@staff/forms'
import { whoHas, type AnyEntity } from '@staff/entity'
import type { QueryClient } from '@tanstack/react-query'

import { restoreDeleted, type Deleted, type RestoreKind } from '../../data/trash/trashedRecords'
import { notify, notifyUndoable } from '../../shared/notify'
import { auth } from '../../stores/session/auth'

interface Restoring<E extends AnyEntity> {
  /**
   * How it comes back.
   * @default 'draft'
   */
  kind?: RestoreKind
  /**
   * Undoes it.
   * @default the toast has no Undo
   */
  onUndo?: (restored: Stored<E>) => unknown
}

/** Restores a deleted record, and says what became of it. Resolves to whether it is restored. */
export async function restoreTrashed<E extends AnyEntity>(
  client: QueryClient,
  entity: E,
  deleted: Deleted & { title: string },
  { kind = 'draft', onUndo }: Restoring<E> = {},
): Promise<boolean> {
  const outcome = await restoreDeleted(client, entity, deleted, kind)
  if (outcome.status !== 'saved') {
    notify('error', problemOf(deleted.title, outcome))
    return false
  }
  const text = restoredText(entity, deleted.title, kind)
  if (onUndo) notifyUndoable(text, () => void onUndo(outcome.record))
  else notify('success', text)
  return true
}

function restoredText({ publicSite }: AnyEntity, title: string, kind: RestoreKind): string {
  if (!publicSite || kind === 'undo') return `“${title}” is restored.`
  return kind === 'draft'
    ? `“${title}” was restored as a draft.`
    : `“${title}” was restored and published.`
}

/** Why a record is not restored. */
function problemOf(title: string, outcome: Exclude<SaveOutcome, { status: 'saved' }>): string {
  if (outcome.status === 'conflict')
    return `${whoHas(outcome.changedBy, auth.userId)} already restored “${title}”.`
  if (outcome.status === 'refused') {
    const reasons = Object.values(outcome.errors).join(' ')
    return `“${title}” is not restored. ${reasons}`
  }
  const { code, message } = outcome
  if (code === 'notFound') return `“${title}” is no longer in the trash.`
  // A newer version in the trash.
  if (code === 'conflict')
    return `“${title}” has been restored and deleted again. Look for it in the trash.`
  if (outcome.status === 'unknown')
    return `${message} It is not known whether “${title}” is restored.`
  return `“${title}” is not restored. ${message}`
}
