import type { Release, ReleaseItem } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Badge, Button } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import {
  addToRelease,
  removeFromRelease,
  type ReleaseOutcome,
} from '../../data/releases/changeRelease'
import { notify } from '../../shared/notify'
import { editPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { PanelRow, Reason, RecordLink } from '../HomeScreen/panelRows'
import { Actions, Facts, Title } from '../TrashScreen/trashLayout'
import { itemMark, itemText } from './releaseTexts'

export interface ReleaseItemRowProps {
  entity: AnyEntity
  release: Release
  item: ReleaseItem
}

/** A record of a release: what happens with it, why that is refused, and what can be done. */
export function ReleaseItemRow({ entity, release, item }: ReleaseItemRowProps) {
  const region = useRegion()
  const { id, title, reason, newestVersion } = item
  const mark = itemMark(item)
  return (
    <PanelRow data-row={id}>
      <div>
        <Title dir="auto">
          {newestVersion === null ? (
            title
          ) : (
            <RecordLink href={editPath(region, entity, id)}>{title}</RecordLink>
          )}
          {mark && (
            <>
              {' '}
              <Badge tone={mark.tone}>{mark.text}</Badge>
            </>
          )}
        </Title>
        <Facts>{itemText(entity, item)}</Facts>
        {reason !== null && <Reason>{reason}</Reason>}
      </div>
      {release.state === 'Open' && <ItemActions release={release} item={item} />}
    </PanelRow>
  )
}

function ItemActions({ release, item }: Omit<ReleaseItemRowProps, 'entity'>) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { area, id, title, action, version, newestVersion } = item

  async function handle(send: () => Promise<ReleaseOutcome>) {
    if (isBusy) return
    setBusy(true)
    const outcome = await send()
    setBusy(false)
    if (outcome.status === 'failed') notify('error', outcome.message)
  }

  return (
    <Actions>
      {newestVersion !== null && newestVersion !== version && (
        <Button
          size="s"
          aria-label={`Use version ${newestVersion} of ${title}`}
          onClick={() =>
            void handle(() =>
              addToRelease(client, release.id, [{ area, id, version: newestVersion, action }]),
            )
          }
        >
          Use version {newestVersion}
        </Button>
      )}
      <Button
        size="s"
        aria-label={`Remove ${title}`}
        onClick={() => void handle(() => removeFromRelease(client, release.id, item))}
      >
        Remove
      </Button>
    </Actions>
  )
}
