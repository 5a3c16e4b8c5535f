import { bulkActions, isTrashAction, type TrashAction, type TrashedRecord } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { useLocale } from '@staff/ui'
import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'

import { hasAccess } from '../../shared/hasAccess'
import { showPage } from '../../stores/lists/selection'
import { auth } from '../../stores/session/auth'
import { titleIn } from './trashTexts'

/** What the person may do with deleted records. */
export function useTrashActions(entity: AnyEntity): TrashAction[] {
  const { roleTypeId } = useSnapshot(auth)
  return bulkActions(entity).flatMap(([action, who]) =>
    isTrashAction(action) && hasAccess(who, roleTypeId) ? [action] : [],
  )
}

/** The records on the screen, as the selection knows them. */
export function useShownRecords(entity: AnyEntity, records: readonly TrashedRecord[]) {
  const locale = useLocale()
  const shown = useMemo(
    () =>
      records.map((record) => ({
        id: record.id,
        title: titleIn(entity, record, locale),
        version: record.version,
      })),
    [entity, records, locale],
  )
  useEffect(() => showPage(shown), [shown])
  return shown
}
