import type { Revision } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Badge, Button, useLocale } from '@staff/ui'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { useHistoryAddress } from '../../RecordEditor/beside/historyAddress'
import { PaneHead } from '../historyLayout'
import { exactTime, reasonText } from './revisionTexts'

export interface VersionHeadProps {
  entity: AnyEntity
  version: number
  /** Undefined until it is read, where a link leads to one that the list does not have yet. */
  revision: Revision | undefined
  isCurrent: boolean
}

/** The heading of a version, with its author, time and reason, and the way back to the list. */
export function VersionHead({ entity, version, revision, isCurrent }: VersionHeadProps) {
  const { closeVersion } = useHistoryAddress()
  const heading = useRef<HTMLHeadingElement>(null)
  const locale = useLocale()

  // In place of the list, which had the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <PaneHead>
      <div>
        <Button size="s" variant="quiet" icon={<ArrowLeft />} onClick={closeVersion}>
          All versions
        </Button>
      </div>
      <h3 ref={heading} tabIndex={-1}>
        Version {version} {isCurrent && <Badge tone="success">Current</Badge>}
      </h3>
      {revision && (
        <p>
          {reasonText(entity, revision)}
          {revision.userName && ' · '}
          {revision.userName && <bdi>{revision.userName}</bdi>} · {exactTime(revision.at, locale)}
        </p>
      )}
    </PaneHead>
  )
}
