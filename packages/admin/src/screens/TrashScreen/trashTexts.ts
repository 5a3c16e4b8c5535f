import type { TrashedRecord } from '@staff/contract'
import { capitalize, type AnyEntity } from '@staff/entity'

import { exactTime } from '../HistoryDialog/versions/revisionTexts'

const DAY = 24 * 60 * 60_000

/** The title of a deleted record, or what stands for an empty one: 'Query deleted on 12 Nov 2026, 10:32 UTC'. */
export function titleIn(
  { labels: { one } }: AnyEntity,
  { title, deletedAt }: Pick<TrashedRecord, 'title' | 'deletedAt'>,
  locale: string,
): string {
  if (title) return title
  return `${capitalize(one)} deleted on ${exactTime(deletedAt, locale)}`
}

/** What goes with a record that is deleted for ever, or with several if there is no title. */
export function foreverText({ isPersonal }: AnyEntity, title?: string): string {
  if (title !== undefined)
    return isPersonal
      ? `“${title}” is deleted with all that it contains. Nobody can bring it back.`
      : `“${title}” and its whole history are deleted. Nobody can bring them back.`
  return isPersonal
    ? 'They are deleted with all that they contain. Nobody can bring them back.'
    : 'They and their whole history are deleted. Nobody can bring them back.'
}

/** How long a record stays in the trash: 'Deleted permanently in 28 days'. */
export function expiryText(expiresAt: string | null, now: Date): string {
  if (expiresAt === null) return 'Stays until it is deleted for ever'
  const days = Math.ceil((new Date(expiresAt).getTime() - now.getTime()) / DAY)
  return days > 1 ? `Deleted permanently in ${days} days` : 'Deleted permanently within a day'
}
