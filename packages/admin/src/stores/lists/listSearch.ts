const searches = new Map<string, string>()

/** Remembers the search, order and page of a list, so that a form returns to the same position. */
export function rememberListSearch(area: string, search: string): void {
  searches.set(area, search)
}

/** The last query string ('?q=…') of a list; empty at first. */
export function listSearchOf(area: string): string {
  return searches.get(area) ?? ''
}

/** Forgets all query strings, for the next user. */
export function forgetListSearches(): void {
  searches.clear()
}
