import type { Stored } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Button, color, text, useLocale } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import { wholeTrashQueries } from '../../data/trash/wholeTrashQueries'
import { trashedPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { useDeleteAgain } from '../RecordEditor/undo/useDeleteAgain'
import { restoreTrashed } from '../TrashScreen/restoreTrashed'
import { titleIn } from '../TrashScreen/trashTexts'

export interface TrashedActionsProps {
  entity: AnyEntity
  /** The id of a record that is not in its list. */
  id: string
  /** Called when the record is back in its list. */
  onRestored: () => void
  /** Called when the Undo of the toast has put it into the trash again, or has failed. */
  onUndone: () => void
}

/** What can be done with a deleted record from somewhere else: it opens in the trash, or is restored at once. Says so if it is gone. */
export function TrashedActions({ entity, id, onRestored, onUndone }: TrashedActionsProps) {
  const region = useRegion()
  const locale = useLocale()
  const client = useQueryClient()
  const deleteAgain = useDeleteAgain(entity)
  const [isBusy, setBusy] = useState(false)
  const { data: trashed, isPending } = useQuery(wholeTrashQueries.one(entity, id))

  if (isPending) return null
  if (trashed === null) {
    return (
      <Gone>The {entity.labels.one} is not in the trash any more, so it cannot be restored.</Gone>
    )
  }

  async function handleRestore() {
    if (!trashed) return
    setBusy(true)
    const deleted = { id, version: trashed.version, title: titleIn(entity, trashed, locale) }
    const isRestored = await restoreTrashed(client, entity, deleted, { onUndo: undo })
    setBusy(false)
    if (isRestored) onRestored()
  }

  async function undo(restored: Stored<AnyEntity>) {
    await deleteAgain(restored)
    onUndone()
  }

  return (
    <>
      {/* Also when the trash could not be read: its list can try again. */}
      <Button href={trashedPath(region, entity, id)} icon={<Trash2 />}>
        Open in the trash
      </Button>
      {trashed && (
        <Button icon={<ArchiveRestore />} busy={isBusy} onClick={() => void handleRestore()}>
          Restore
        </Button>
      )}
    </>
  )
}

/** Beside the buttons, which keep their places. */
const Gone = styled.p`
  flex: 1 1 14rem;
  align-self: center;
  color: ${color.inkMuted};
  font: ${text.sm};
`
