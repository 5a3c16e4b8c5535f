import type { Revision } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Button, LiveRegion, useAnnouncement } from '@staff/ui'
import { useRef, useState, type KeyboardEvent } from 'react'

import { List, ListPane, More } from '../historyLayout'
import type { SiteMark } from './siteTexts'
import { VersionLink } from './VersionLink'

export interface VersionListProps {
  entity: AnyEntity
  /** The versions that are read, the newest first. */
  revisions: readonly Revision[]
  /** What the public site does or did with a version. */
  siteMark: (version: number) => SiteMark | undefined
  /** How many versions there are. */
  total: number
  isMoreBusy: boolean
  /** Whether more versions could not be read. */
  isMoreFailed: boolean
  /** Reads more versions; undefined if all are read. */
  onMore: (() => Promise<unknown>) | undefined
}

/** The versions as links. The Tab key stops once at the list; the arrow keys, Home and End move within it. */
export function VersionList({
  entity,
  revisions,
  siteMark,
  total,
  isMoreBusy,
  isMoreFailed,
  onMore,
}: VersionListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<number>()
  const [announcement, say] = useAnnouncement()
  const [current] = revisions
  const isKnown = (version: number | undefined) =>
    revisions.some((each) => each.version === version)
  const stop = isKnown(focused) ? focused : current?.version

  function handleKeyDown(event: KeyboardEvent) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const index = links.findIndex((link) => link === document.activeElement)
    const next = links[nextIndex(event.key, index, links.length)]
    if (index < 0 || !next) return
    event.preventDefault()
    next.focus()
  }

  async function handleMore() {
    const count = revisions.length
    await onMore?.()
    const links = list.current?.querySelectorAll('a') ?? []
    say(`${links.length} of ${total} versions`)
    // The button goes with the last page.
    if (document.activeElement === document.body) links[count]?.focus()
  }

  return (
    <ListPane aria-label="Versions">
      <List ref={list}>
        {revisions.map((revision) => (
          <li key={revision.version}>
            <VersionLink
              entity={entity}
              revision={revision}
              site={siteMark(revision.version)}
              isCurrent={revision === current}
              tabIndex={revision.version === stop ? 0 : -1}
              onFocus={() => setFocused(revision.version)}
              onKeyDown={handleKeyDown}
            />
          </li>
        ))}
      </List>
      {onMore && (
        <More>
          <Button busy={isMoreBusy} onClick={() => void handleMore()}>
            Show more
          </Button>
          {isMoreFailed ? (
            <span role="alert">They could not be loaded.</span>
          ) : (
            `${revisions.length} of ${total} versions`
          )}
        </More>
      )}
      <LiveRegion announcement={announcement} />
    </ListPane>
  )
}

function nextIndex(key: string, index: number, count: number): number {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
