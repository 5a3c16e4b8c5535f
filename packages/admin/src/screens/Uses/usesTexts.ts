import type { Uses } from '@staff/contract'

/** In how many places something is used: 'Used in 4 places'. */
export function usedText(places: number): string {
  if (places === 0) return 'Not used'
  return places === 1 ? 'Used in 1 place' : `Used in ${places} places`
}

/** How many places there are in all. */
export function placesIn({ total, hidden }: Uses): number {
  return total + hidden
}

/** The places that the person may not see: 'and 2 that you may not see'. */
export function hiddenText(hidden: number, isMore: boolean): string {
  return `${isMore ? 'and ' : ''}${hidden} that you may not see`
}
