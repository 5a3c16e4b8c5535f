import { MAX_VIEW_COUNT } from '@staff/contract'

const number = new Intl.NumberFormat('en')

/** The count of a view as it is shown; empty without a count. */
export function countText(count: number | null | undefined, max = MAX_VIEW_COUNT): string {
  if (typeof count !== 'number') return ''
  return count > max ? `${number.format(max)}+` : number.format(count)
}
