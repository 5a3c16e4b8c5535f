import {
  bulkActions,
  decide,
  isTrashAction,
  type TrashAction,
  type TrashedRecord,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { useLocale } from '@staff/ui'
import { useEffect, useMemo } from 'react'

import { useReader } from '../../shared/useReader'
import { showPage } from '../../stores/lists/selection'
import { titleIn } from './trashTexts'

/** What the person may do with deleted records. */
export function useTrashActions(entity: AnyEntity): TrashAction[] {
  const reader = useReader()
  return bulkActions(entity).flatMap(([action, needed]) =>
    isTrashAction(action) && decide(reader, needed).allowed ? [action] : [],
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
