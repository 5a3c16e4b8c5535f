import type { Option } from '../field/field'

/** The name of the computed column that says whether and how the public site shows a record. */
export const STATUS = 'status'

/**
 * Whether the public site shows a record. It is computed from its live versions and never stored:
 * - Draft: it never was on the site.
 * - Published: the site shows the newest version.
 * - Published and changed: the site shows an earlier version.
 * - Scheduled: the site does not show it yet.
 * - Unpublished: the site showed it before.
 */
export const STATUSES = [
  'Draft',
  'Published',
  'Published and changed',
  'Scheduled',
  'Unpublished',
] as const
export type Status = (typeof STATUSES)[number]

/** A status other than 'Published'. Undefined for that one, and for what is no status. */
export function notPublished(status: unknown): Status | undefined {
  return STATUSES.find((each) => each === status && each !== 'Published')
}

const OPTIONS: readonly Option[] = STATUSES.map((value) => ({ value, label: value }))

/** The filter of the status. */
export const STATUS_FILTER = {
  kind: 'choice' as const,
  name: STATUS,
  label: 'Status',
  options: OPTIONS,
}

/** The name of the computed column that says when the public site stops showing a record, as things stand. */
export const ENDS_AT = 'endsAt'

/** The filter of the end. */
export const ENDS_FILTER = {
  kind: 'date' as const,
  name: ENDS_AT,
  label: 'Ends',
  isAhead: true as const,
}

/** The computed columns of what the public site shows, with their headings. */
export const SHOWN_COLUMNS = { [STATUS]: STATUS_FILTER.label, [ENDS_AT]: ENDS_FILTER.label }
