import type { AnyEntity } from '@staff/entity'

import type { AnyStored } from '../../data/records/recordQueries'
import type { PageProps } from '../Page/Page'

/** The titles of the page that edits a record. Without the record they contain only its kind. */
export function editTitles(
  { labels, titleOf }: AnyEntity,
  record: AnyStored | undefined,
): Pick<PageProps, 'title' | 'tabTitle' | 'crumb'> {
  const kind = `Edit ${labels.one}`
  if (!record) return { title: kind }
  const name = titleOf(record)
  // The name comes first in the tab, which has little room.
  return { title: `Edit ${name}`, tabTitle: `${name} · ${kind}`, crumb: name }
}
