const searches = new Map<string, string>()

/** Remembers the search, order and page at which a list was left, so that a form returns to the same place. */
export function rememberListSearch(area: string, search: string): void {
  searches.set(area, search)
}

/** The address's search part ('?q=…') at which this list was left; empty at first. */
export function listSearchOf(area: string): string {
  return searches.get(area) ?? ''
}

/** Forgets all of it: the next person starts afresh. */
export function forgetListSearches(): void {
  searches.clear()
}
