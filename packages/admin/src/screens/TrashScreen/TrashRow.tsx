import { type TrashedRecord, opensTo } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { afterMenu, Button, DeleteButton, RelativeTime, SplitButton, useLocale } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

import type { RestoreKind } from '../../data/trash/trashedRecords'
import { useMayPublish } from '../../shared/useMayPublish'
import { useReader } from '../../shared/useReader'
import { openModal } from '../../stores/modal'
import { useDeleteAgain } from '../RecordEditor/undo/useDeleteAgain'
import { restoreTrashed } from './restoreTrashed'
import { Actions, Facts, Row, Title, WholeFact } from './trashLayout'
import { expiryText, titleIn } from './trashTexts'

export interface TrashRowProps {
  entity: AnyEntity
  record: TrashedRecord
  /**
   * The box that selects it.
   * @default it cannot be selected
   */
  box?: ReactNode
  /**
   * What names its area, where the list has several.
   * @default nothing
   */
  place?: ReactNode
}

/** One deleted record: who deleted it and when, and how long it stays. */
export function TrashRow({ entity, record, box, place }: TrashRowProps) {
  const { id, version, deletedAt, deletedByName, expiresAt } = record
  const [isBusy, setBusy] = useState(false)
  const [firstDrawn] = useState(() => new Date())
  const client = useQueryClient()
  const deleteAgain = useDeleteAgain(entity)
  const reader = useReader()
  const title = titleIn(entity, record, useLocale())

  const mayPublish = useMayPublish(entity)

  async function handleRestore(kind: RestoreKind) {
    setBusy(true)
    await restoreTrashed(client, entity, { id, version, title }, { kind, onUndo: deleteAgain })
    setBusy(false)
  }

  const restore = (
    <Button
      size="s"
      busy={isBusy}
      aria-label={`Restore ${title}`}
      onClick={() => void handleRestore('draft')}
    >
      Restore
    </Button>
  )
  return (
    <Row data-row={id} data-selectable={box !== undefined}>
      {box}
      <div>
        <Title dir="auto">{title}</Title>
        <Facts>
          {place && <>{place} · </>}
          Deleted
          {deletedByName && (
            <>
              {' by '}
              <bdi>{deletedByName}</bdi>
            </>
          )}
          {' · '}
          <RelativeTime value={deletedAt} />
          {' · '}
          <WholeFact>{expiryText(expiresAt, firstDrawn)}</WholeFact>
        </Facts>
      </div>
      <Actions>
        {mayPublish ? (
          <SplitButton
            size="s"
            label={`More ways to restore ${title}`}
            busy={isBusy}
            items={[
              {
                id: 'publish',
                label: 'Restore and publish',
                onAction: () => afterMenu(() => void handleRestore('publish')),
              },
            ]}
          >
            {restore}
          </SplitButton>
        ) : (
          restore
        )}
        {opensTo(reader, entity, 'deleteForEver') && (
          <DeleteButton
            size="s"
            aria-label={`Delete for ever: ${title}`}
            onClick={() => openModal({ area: entity.area, id, title })}
          >
            Delete for ever
          </DeleteButton>
        )}
      </Actions>
    </Row>
  )
}
