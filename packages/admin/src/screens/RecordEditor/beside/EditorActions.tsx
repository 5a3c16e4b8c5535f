import type { AnyEntity } from '@staff/entity'
import { Button } from '@staff/ui'
import { Eye, MonitorSmartphone } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'

import type { AnyStored } from '../../../data/records/recordQueries'
import { lazyComponent } from '../../../shared/lazyComponent'
import { liveSite, toggleLiveSite } from '../../../stores/liveSite'
import { useMayPreview } from '../liveSite/useLiveSite'
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

/** The buttons above the form of a record: its history, and previews on the site for those who may edit what the site shows. */
export function EditorActions({ entity, id, record }: EditorActionsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const mayPreview = useMayPreview(entity)
  const { isOpen: isLive } = useSnapshot(liveSite)
  const liveButton = useRef<HTMLButtonElement>(null)
  const wasLive = useRef(isLive)
  useEffect(() => {
    // The button that closes it is gone with it.
    if (wasLive.current && !isLive && document.activeElement === document.body)
      liveButton.current?.focus()
    wasLive.current = isLive
  }, [isLive])
  return (
    <>
      {mayPreview && (
        <Button
          icon={<MonitorSmartphone />}
          ref={liveButton}
          aria-pressed={isLive}
          busy={!record}
          onClick={toggleLiveSite}
        >
          Live preview
        </Button>
      )}
      {mayPreview && (
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
