import type { Revision } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

const REASONS: Record<Revision['reason'], string> = {
  existing: 'Stored before the history began',
  created: 'Created',
  changed: 'Changed',
  restored: 'Restored',
  undone: 'Undone',
  deleted: 'Deleted',
  imported: 'Imported',
  bulk: 'Changed with others',
}

/** At most so many fields are named. */
const MAX_NAMED = 3

/** Why a version was stored: 'Changed: Title, Location'. */
export function reasonText(entity: AnyEntity, { reason, changed }: Revision): string {
  const said = REASONS[reason]
  if (changed.length === 0 || reason === 'created' || reason === 'existing') return said
  return `${said}: ${namesOf(entity, changed).join(', ')}`
}

/** What the comparison of two versions found, for screen readers. */
export function differencesText(entity: AnyEntity, changed: readonly string[]): string {
  if (changed.length === 0) return 'There are no differences.'
  const names = new Intl.ListFormat('en').format(namesOf(entity, changed))
  return `${names} ${changed.length === 1 ? 'differs' : 'differ'}.`
}

/** The labels of the fields. Those of a long list are counted from the fourth on. */
function namesOf({ fields }: AnyEntity, names: readonly string[]): string[] {
  const labels = names.map((name) => fields[name]?.label ?? name)
  if (labels.length <= MAX_NAMED + 1) return labels
  return [...labels.slice(0, MAX_NAMED), `${labels.length - MAX_NAMED} more`]
}

/** The exact time: '12 Nov 2026, 10:32 UTC'. */
export function exactTime(at: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return `${format.format(new Date(at))} UTC`
}
