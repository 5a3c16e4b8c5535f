import { presentItem, presentRelease, type Release, type ReleaseEvent } from '@staff/contract'

import type { Session } from '../../identity/sessions/sessions'
import type { Db } from '../../platform/db/database'
import { findItems } from './itemStore'
import { readItems, type ItemsNow } from './readItems'
import type { KeptRelease } from './releaseStore'
import type { KeptEvent } from './releases.table'

/** A release with the records that somebody may see, as they are now. */
export async function presentDetails(
  db: Db,
  release: KeptRelease,
  reader: Session,
): Promise<Release> {
  const { undoOf, history } = release
  const items = await findItems(db, release.id)
  const named = history.flatMap(({ of }) => of ?? [])
  const current = await readItems(db, [...items, ...named], reader)
  const shown = items.flatMap((item) => {
    const itemNow = current.of(item)
    return itemNow ? [presentItem(item, itemNow, release, reader)] : []
  })
  return {
    ...presentRelease(release, items.length, current.now),
    undoOf,
    items: shown,
    hiddenCount: items.length - shown.length,
    history: history.map((event) => presentEvent(event, current)),
  }
}

/** An event, without the title of a record that its reader may not see. */
function presentEvent({ of, detail, ...event }: KeptEvent, current: ItemsNow): ReleaseEvent {
  return { ...event, detail: of && !current.of(of) ? '' : detail }
}
