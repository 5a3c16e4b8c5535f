import { currentApiBase } from '../data/http/apiBase'
import { callEarly } from '../data/http/earlyCalls'
import type { FirstCall, FirstCalls } from './firstCalls'

/**
 * Makes the first calls of the screen at the current path, if this tab has a session. A page runs it before the code of the
 * admin has loaded, which then uses the responses.
 */
export function callFirst(calls: FirstCalls): void {
  const token = read('token')
  if (!token || read('mustChoosePassword')) return
  const base = currentApiBase()
  for (const call of callsAt(calls, location, {
    roleTypeId: read('roleTypeId') ?? '',
    rights: read('rights') ?? '',
  }))
    callEarly(base + call, token)
}

/** The calls of the screen at an address, for a role. Exported for its test. */
export function callsAt(
  calls: FirstCalls,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  role: { roleTypeId: string; rights: string },
): string[] {
  const [, path = '', id] =
    /^(?:\/[^/]+)?\/dashboard\/?(.*?)(?:\/edit\/([^/]+))?\/?$/.exec(pathname) ?? []
  const first = calls[path]
  if (!first || !isFor(first, role)) return ['/me']
  if (id) return ['/me', `${first.call.split('?')[0]}/${id}`]
  return hasFilters(first.call, search) ? ['/me'] : ['/me', withSearch(first.call, search)]
}

/** Whether the server accepts the call of a role. `rights` is JSON; a person can have changed it, and then the server refuses. */
function isFor(
  { for: who }: FirstCall,
  { roleTypeId, rights }: { roleTypeId: string; rights: string },
): boolean {
  if (who === 'everybody' || roleTypeId === '1') return true
  return typeof who === 'object' && rights.includes(`"${who.area}":`)
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

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
