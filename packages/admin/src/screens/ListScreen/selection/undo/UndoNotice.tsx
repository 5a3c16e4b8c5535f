import type { AnyEntity } from '@staff/entity'
import { Button, IconButton, RelativeTime } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'

import { rememberUndos, unknownUndos } from '../../../../data/records/openUndos'
import { recordQueries } from '../../../../data/records/recordQueries'
import { announce } from '../../../../stores/announcer'
import { BottomBar, BottomPlace } from '../bar/BottomBar'
import { openUndoText } from '../bulkTexts'
import { undoBulk } from './undoBulk'

interface UndoNoticeProps {
  entity: AnyEntity
  /** Whether the bar of a selection is below it. */
  isAbove: boolean
}

/** The server may still be at work when the page that began it was left. */
const READ_AGAIN_MS = 10_000

/**
 * Offers the undo of an action on many records whose outcome this page has not shown: its response was lost, or the page was left while
 * it ran.
 */
export default function UndoNotice({ entity, isAbove }: UndoNoticeProps) {
  const client = useQueryClient()
  const query = recordQueries(entity).undos()
  const { data = [] } = useQuery({ ...query, staleTime: 0, refetchInterval: READ_AGAIN_MS })
  const [, setClosed] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [action] = unknownUndos(data)
  const text = action && openUndoText(entity, action)
  useEffect(() => {
    if (text) announce(`${text} You can undo it.`)
  }, [text])
  if (!action) return null

  function close() {
    rememberUndos(action?.undos ?? [])
    setClosed((count) => count + 1)
  }

  async function handleUndo() {
    setBusy(true)
    await undoBulk(client, entity, action?.undos ?? [])
    setBusy(false)
    close()
  }

  return (
    <BottomPlace data-above={isAbove || undefined}>
      <BottomBar aria-label="Undo">
        <span>
          {text} <RelativeTime value={action.at} />
        </span>
        <Button size="s" busy={isBusy} onClick={() => void handleUndo()}>
          Undo
        </Button>
        <IconButton label="Close" icon={<X />} onClick={close} />
      </BottomBar>
    </BottomPlace>
  )
}
