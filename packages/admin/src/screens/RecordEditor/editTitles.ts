import type { AnyEntity } from '@staff/forms/entity'

import type { AnyStored } from '../../data/records/recordQueries'
import type { PageProps } from '../Page/Page'

/** What a page calls itself that edits this record; while its name is not known, by its kind only. */
export function editTitles(
  { labels, titleOf }: AnyEntity,
  record: AnyStored | undefined,
): Pick<PageProps, 'title' | 'tabTitle' | 'crumb'> {
  const kind = `Edit ${labels.one}`
  if (!record) return { title: kind }
  const name = titleOf(record)
  // The name comes first in the tab, where there is little room for words.
  return { title: `Edit ${name}`, tabTitle: `${name} · ${kind}`, crumb: name }
}
