/** A call that a page made before its code had loaded. */
interface EarlyCall {
  token: string
  response: Promise<Response>
}

declare global {
  // A declaration of a global variable needs `var`.
  var adminEarlyCalls: Map<string, EarlyCall> | undefined
}

/** How long the response of an early call may be used, in milliseconds. Later, a new call reads newer data. */
const USABLE_MS = 15_000

/** Makes a call whose response `takeEarlyCall` returns. */
export function callEarly(url: string, token: string): void {
  const calls = (globalThis.adminEarlyCalls ??= new Map())
  const response = fetch(url, { headers: headersOf(token) })
  // A failure that nobody takes is not an error of the page.
  response.catch(() => undefined)
  calls.set(url, { token, response })
  setTimeout(() => calls.delete(url), USABLE_MS)
}

/** The response to an early call with this URL and token, once. */
export function takeEarlyCall(url: string, token: string): Promise<Response> | undefined {
  const call = globalThis.adminEarlyCalls?.get(url)
  if (call?.token !== token) return undefined
  globalThis.adminEarlyCalls?.delete(url)
  return call.response
}

/** Forgets all early calls, because a write makes them outdated. */
export function forgetEarlyCalls(): void {
  globalThis.adminEarlyCalls?.clear()
}

/** The headers of every call. */
export function headersOf(token: string): Record<string, string> {
  return { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
}
