import { opensTo } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Button } from '@staff/ui'
import { Eye } from 'lucide-react'
import { Suspense, useState } from 'react'

import type { AnyStored } from '../../../data/records/recordQueries'
import { lazyComponent } from '../../../shared/lazyComponent'
import { useReader } from '../../../shared/useReader'
import { HistoryButton } from './HistoryButton'

const PreviewDialog = lazyComponent(
  async () => (await import('../../PreviewDialog/PreviewDialog')).PreviewDialog,
)

export interface EditorActionsProps {
  entity: AnyEntity
  /** The id of the record. */
  id: string
  /** The record as it is stored; undefined while it loads. */
  record: AnyStored | undefined
}

/** The buttons above the form of a record: its history, and a preview on the site for those who may edit what the site shows. */
export function EditorActions({ entity, id, record }: EditorActionsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const mayShare = opensTo(useReader(), entity, 'edit') && entity.publicSite !== undefined
  return (
    <>
      {mayShare && (
        <Button
          icon={<Eye />}
          busy={!record}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setIsOpen(true)}
        >
          Share a preview…
        </Button>
      )}
      <HistoryButton entity={entity} id={id} />
      {isOpen && record && (
        <Suspense>
          <PreviewDialog entity={entity} record={record} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

// A press tries again if the file is missing.
function prepare() {
  void import('../../PreviewDialog/PreviewDialog').catch(() => undefined)
}
