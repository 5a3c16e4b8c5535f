import { currentApiBase } from '../data/http/apiBase'
import { callEarly } from '../data/http/earlyCalls'
import type { FirstCalls } from './firstCalls'
import { isFor, screenAt, storedSession, type StoredRole } from './storedSession'

/**
 * Makes the first calls of the screen at the current path, if this tab has a session. A page runs it before the code of the
 * admin has loaded, which then uses the responses.
 */
export function callFirst(calls: FirstCalls): void {
  const session = storedSession()
  if (!session) return
  const base = currentApiBase()
  for (const call of callsAt(calls, location, session)) callEarly(base + call, session.token)
}

/** The calls of the screen at an address, for a role. Exported for its test. */
export function callsAt(
  calls: FirstCalls,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  role: StoredRole,
): string[] {
  const { path, id } = screenAt(pathname)
  const first = calls[path]
  if (!first || !isFor(first, role)) return ['/me']
  if (id) return ['/me', `${first.call.split('?')[0]}/${id}`]
  return hasFilters(first.call, search) ? ['/me'] : ['/me', withSearch(first.call, search)]
}

/** Whether an address has more parameters than every list. Their order in the call is not known here. */
function hasFilters(call: string, search: string): boolean {
  const known = new URLSearchParams(call.split('?')[1])
  return [...new URLSearchParams(search).keys()].some(
    (name) => !known.has(name) && !['open', 'view', 'columns'].includes(name),
  )
}

/** The call with the parameters of the address in place of the defaults. */
function withSearch(call: string, search: string): string {
  const [path, query] = call.split('?')
  if (!query) return call
  const asked = new URLSearchParams(search)
  const parameters = Array.from(new URLSearchParams(query), ([key, value]) => [
    key,
    asked.get(key) ?? value,
  ])
  return `${path}?${new URLSearchParams(parameters)}`
}
